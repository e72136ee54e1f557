import type { Issue } from '../problem/issue.ts';

/** Characters that PostgreSQL cannot store: NUL, and unpaired surrogates. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/**
 * Finds the first text in a value that the database cannot store. Without this check the request
 * would fail with 500 instead of 400.
 * @param intoLists false skips lists: the items of a batch are validated one by one
 */
export function unstorable(value: unknown, intoLists: boolean, path = ''): Issue | undefined {
  if (typeof value === 'string') {
    return UNSTORABLE.test(value)
      ? { path, message: 'contains a character that is not allowed' }
      : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && !intoLists) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const place = path ? `${path}.${key}` : key;
    const found = unstorable(key, false, place) ?? unstorable(inner, intoLists, place);
    if (found) return found;
  }
  return undefined;
}
