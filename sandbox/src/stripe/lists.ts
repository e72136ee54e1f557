import type { List } from './objects.ts';
import { invalidRequest } from './stripe-error.ts';

/** Maximum page size, as at Stripe. */
const MAX_LIMIT = 100;

/**
 * A page of a list in Stripe's format: newest first, `limit` of 1 to 100 (default 10), with the
 * cursors `starting_after` and `ending_before` and the filter `created`. The object of a cursor
 * must exist, but need not match the filter.
 * @param all in order of creation
 * @param what Stripe's name of the object: `event`
 * @throws StripeError 400
 */
export function pageOf<T extends { id: string; created: number }>(
  all: readonly T[],
  what: string,
  url: URL,
  fits: (object: T) => boolean = () => true,
): List<T> {
  const query = url.searchParams;
  const limit = limitOf(query);
  const after = query.get('starting_after');
  const before = query.get('ending_before');
  if (after !== null && before !== null) {
    throw invalidRequest(
      'You may pass starting_after or ending_before, but not both',
      'starting_after',
    );
  }
  // The sort is stable for objects of the same second.
  const newestFirst = [...all].reverse().sort((a, b) => b.created - a.created);
  const indexOf = (id: string, param: string): number => {
    const index = newestFirst.findIndex((object) => object.id === id);
    if (index < 0) throw invalidRequest(`No such ${what}: '${id}'`, param, 'resource_missing');
    return index;
  };
  const isInRange = rangeOf(query);
  const filtered = (objects: T[]) =>
    objects.filter((object) => isInRange(object.created) && fits(object));
  const rest = filtered(
    before !== null
      ? newestFirst.slice(0, indexOf(before, 'ending_before'))
      : newestFirst.slice(after === null ? 0 : indexOf(after, 'starting_after') + 1),
  );
  return {
    object: 'list',
    data: before === null ? rest.slice(0, limit) : rest.slice(-limit),
    has_more: rest.length > limit,
    url: url.pathname,
  };
}

function limitOf(query: URLSearchParams): number {
  const text = query.get('limit') ?? '10';
  const limit = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MAX_LIMIT) {
    throw invalidRequest(`Invalid limit: ${text} is not between 1 and ${MAX_LIMIT}`, 'limit');
  }
  return limit;
}

const COMPARE: Record<string, (created: number, than: number) => boolean> = {
  created: (created, than) => created === than,
  'created[gt]': (created, than) => created > than,
  'created[gte]': (created, than) => created >= than,
  'created[lt]': (created, than) => created < than,
  'created[lte]': (created, than) => created <= than,
};

function rangeOf(query: URLSearchParams): (created: number) => boolean {
  const conditions = Object.entries(COMPARE).flatMap(([name, matches]) => {
    const text = query.get(name);
    if (text === null) return [];
    if (!/^\d{1,12}$/.test(text)) throw invalidRequest(`Invalid timestamp: ${text}`, name);
    return [(created: number) => matches(created, Number(text))];
  });
  return (created) => conditions.every((matches) => matches(created));
}
