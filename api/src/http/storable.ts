import type { Issue } from './issue.ts';

/** What PostgreSQL stores in no text: NUL, and half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/**
 * The first text in a value that the database could not store; without this check it would be a
 * fault of the server instead of one of the sender.
 * @param intoLists false leaves lists out: items of a batch are judged one by one
 */
export function unstorable(value: unknown, intoLists: boolean, path = ''): Issue | undefined {
  if (typeof value === 'string') {
    return UNSTORABLE.test(value)
      ? { path, message: 'contains a character that no text may have' }
      : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && !intoLists) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key;
    const found = unstorable(key, false, at) ?? unstorable(inner, intoLists, at);
    if (found) return found;
  }
  return undefined;
}
