import { createHash } from 'node:crypto';

const MAX_LENGTH = 64;

/**
 * An id for an event, made of what identifies it: the same parts give the same id, so an event that is
 * sent again, even after a restart, is stored once.
 * @param parts for example `'history'` and the minute
 */
export function eventId(...parts: readonly (string | number)[]): string {
  const id = parts.join('-');
  if (id.length <= MAX_LENGTH && /^[A-Za-z0-9._:-]+$/.test(id)) return id;
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
