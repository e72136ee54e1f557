import { chainOf } from './database-unavailable.ts';

/**
 * Codes of failed writes. PostgreSQL: a full disk (53100), an I/O error (58030), a read-only server
 * (25006; managed servers switch to it when their disk is full). File system: no space, no quota.
 */
const CODES = new Set(['53100', '58030', '25006', 'ENOSPC', 'EDQUOT']);

/** Whether an error, or one of its causes, means that the storage is full. Reads still work. */
export function isStorageFull(error: unknown): boolean {
  return [...chainOf(error)].some(({ code }) => typeof code === 'string' && CODES.has(code));
}
