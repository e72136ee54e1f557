import { getAudit } from 'shared/contracts/audit/calls';
import type { AuditPage } from 'shared/contracts/audit/schema';
import { request } from 'shared/sdk';
import { remoteApi } from 'shared/sdk/data';
import type { AuditQuery } from './audit-query.ts';

const auditApi = remoteApi('staff').injectEndpoints((build) => ({
  staffAudit: build.query<AuditPage, AuditQuery>({
    query: (query) => request(getAudit, { query: { ...query } }),
    // What was written a moment ago has to show.
    keepUnusedDataFor: 0,
  }),
}));

export const { useStaffAuditQuery } = auditApi;
