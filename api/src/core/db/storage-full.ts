import { chainOf } from './database-unavailable.ts';

/**
 * What says that nothing can be written: of PostgreSQL a full disk (53100), a failed write (58030)
 * and a server that became read-only (25006), as managed ones do when their disk is full; of the
 * file system no space and no quota.
 */
const CODES = new Set(['53100', '58030', '25006', 'ENOSPC', 'EDQUOT']);

/** Whether an error (or what caused it) means that a write found no room. Reads go on. */
export function isStorageFull(error: unknown): boolean {
  return [...chainOf(error)].some(({ code }) => typeof code === 'string' && CODES.has(code));
}
