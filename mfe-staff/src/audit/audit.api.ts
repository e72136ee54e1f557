import { getAudit } from 'shared/contracts/audit/calls';
import type { AuditPage } from 'shared/contracts/audit/schema';
import { request } from 'shared/sdk';
import { remoteApi } from 'shared/sdk/data';
import type { AuditQuery } from './audit-query.ts';

const auditApi = remoteApi('staff').injectEndpoints((build) => ({
  staffAudit: build.query<AuditPage, AuditQuery>({
    query: (query) => request(getAudit, { query: { ...query } }),
    // New entries must be visible, so nothing is cached.
    keepUnusedDataFor: 0,
  }),
}));

export const { useStaffAuditQuery } = auditApi;
