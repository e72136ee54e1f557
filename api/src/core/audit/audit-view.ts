import type { AuditEntry } from '@portico/sdk/contracts/audit/schema';
import type { auditEvents } from './audit.table.ts';

/** An audit entry as the team sees it. */
export const viewAudit = ({ id, at, ...entry }: typeof auditEvents.$inferSelect): AuditEntry => ({
  ...entry,
  id: String(id),
  at: Math.floor(at.getTime() / 1000),
});
