import { getAudit } from '@portico/sdk/contracts/audit/calls';
import type { AuditPage } from '@portico/sdk/contracts/audit/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import type { AuditQuery } from './audit-query.ts';

const auditApi = remoteApi('staff').injectEndpoints((build) => ({
  staffAudit: build.query<AuditPage, AuditQuery>({
    query: (query) => request(getAudit, { query: { ...query } }),
    // New entries must be visible, so nothing is cached.
    keepUnusedDataFor: 0,
  }),
}));

export const { useStaffAuditQuery } = auditApi;
