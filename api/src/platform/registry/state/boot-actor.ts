import type { AuditActor } from '../../../core/audit/audit-writer.repository.ts';

/** The audit actor of changes that the process makes when it starts. */
export const BOOT: AuditActor = { actor: 'boot' };
