import type { Names } from '@portico/contracts/names/schema';
import { useStaffNamesQuery } from './names.api.ts';

/** Maximum number of ids per call and list. */
const MAX_IDS = 60;
const NO_NAMES: Names = { users: {}, servers: {} };

/** Sorted, so that the same ids share one cache entry. */
const batchOf = (ids: readonly string[], index: number) =>
  [...new Set(ids)]
    .sort()
    .slice(index * MAX_IDS, (index + 1) * MAX_IDS)
    .join(',') || undefined;

/**
 * Names of the ids on a table page, loaded after the table. An id without a name is displayed as
 * is.
 */
export function useNames(users: readonly string[], servers: readonly string[]): Names {
  const first = { users: batchOf(users, 0), servers: batchOf(servers, 0) };
  const second = { users: batchOf(users, 1), servers: batchOf(servers, 1) };
  const firstQuery = useStaffNamesQuery(first, { skip: !first.users && !first.servers });
  const secondQuery = useStaffNamesQuery(second, { skip: !second.users && !second.servers });
  const [a, b] = [firstQuery.currentData ?? NO_NAMES, secondQuery.currentData ?? NO_NAMES];
  return { users: { ...a.users, ...b.users }, servers: { ...a.servers, ...b.servers } };
}
