import type { Names } from 'shared/contracts/names/schema';
import { useStaffNamesQuery } from './names.api.ts';

/** Most ids that one call names. */
const MAX_IDS = 60;
const NOBODY: Names = { users: {}, servers: {} };

/** Sorted, so that the same ids are one question. */
const listOf = (ids: readonly string[], part: number) =>
  [...new Set(ids)]
    .sort()
    .slice(part * MAX_IDS, (part + 1) * MAX_IDS)
    .join(',') || undefined;

/**
 * Names beside ids, for a page of a table. They come after the table: until then, and where there
 * is none, the id stands for itself.
 */
export function useNames(users: readonly string[], servers: readonly string[]): Names {
  const first = { users: listOf(users, 0), servers: listOf(servers, 0) };
  const second = { users: listOf(users, 1), servers: listOf(servers, 1) };
  const one = useStaffNamesQuery(first, { skip: !first.users && !first.servers });
  const two = useStaffNamesQuery(second, { skip: !second.users && !second.servers });
  const [a, b] = [one.currentData ?? NOBODY, two.currentData ?? NOBODY];
  return { users: { ...a.users, ...b.users }, servers: { ...a.servers, ...b.servers } };
}
