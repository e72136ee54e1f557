import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';

/** The actor of changes that a start of the process makes. */
export const BOOT: AuditActor = { actor: 'boot' };
