import type { List } from './objects.ts';
import { invalid } from './problem.ts';

/** Most objects of one page, as at Stripe. */
const MAX_LIMIT = 100;

/**
 * One page of a list, as Stripe answers it: newest first, `limit` of 1 to 100 (10 if absent), cut by
 * `starting_after` or `ending_before`, narrowed by `created`. The object that a cursor names has to
 * exist; it need not fit the filter.
 * @param all in the order in which they came to be
 * @param what is listed, in Stripe's words: `event`
 * @throws StripeProblem 400
 */
export function pageOf<T extends { id: string; created: number }>(
  all: readonly T[],
  what: string,
  url: URL,
  fits: (one: T) => boolean = () => true,
): List<T> {
  const query = url.searchParams;
  const limit = limitOf(query);
  const after = query.get('starting_after');
  const before = query.get('ending_before');
  if (after !== null && before !== null) {
    throw invalid('You may pass starting_after or ending_before, but not both', 'starting_after');
  }
  // The sort keeps the order of those that came to be in the same second.
  const newestFirst = [...all].reverse().sort((a, b) => b.created - a.created);
  const placeOf = (id: string, param: string): number => {
    const place = newestFirst.findIndex((one) => one.id === id);
    if (place < 0) throw invalid(`No such ${what}: '${id}'`, param, 'resource_missing');
    return place;
  };
  const isInRange = rangeOf(query);
  const wanted = (part: T[]) => part.filter((one) => isInRange(one.created) && fits(one));
  const rest = wanted(
    before !== null
      ? newestFirst.slice(0, placeOf(before, 'ending_before'))
      : newestFirst.slice(after === null ? 0 : placeOf(after, 'starting_after') + 1),
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
    throw invalid(`Invalid limit: ${text} is not between 1 and ${MAX_LIMIT}`, 'limit');
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
  const asked = Object.entries(COMPARE).flatMap(([name, holds]) => {
    const text = query.get(name);
    if (text === null) return [];
    if (!/^\d{1,12}$/.test(text)) throw invalid(`Invalid timestamp: ${text}`, name);
    return [(created: number) => holds(created, Number(text))];
  });
  return (created) => asked.every((holds) => holds(created));
}
