import type { List } from './objects.ts';
import type { PageParams } from './other-params.ts';
import { invalidRequest } from './stripe-error.ts';

/**
 * A page of a list in Stripe's format: newest first, with the cursors `starting_after` and
 * `ending_before` and the filter `created`. The object of a cursor must exist, but need not match
 * the filter.
 * @param all in order of creation
 * @param what Stripe's name of the object: `event`
 * @throws StripeError 400
 */
export function pageOf<T extends { id: string; created: number }>(
  all: readonly T[],
  { what, path }: { what: string; path: string },
  { limit, starting_after: after, ending_before: before, created }: PageParams,
  fits: (object: T) => boolean = () => true,
): List<T> {
  if (after !== undefined && before !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: starting_after, ending_before.',
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
  const isInRange = rangeOf(created);
  const filtered = (objects: T[]) =>
    objects.filter((object) => isInRange(object.created) && fits(object));
  const rest = filtered(
    before !== undefined
      ? newestFirst.slice(0, indexOf(before, 'ending_before'))
      : newestFirst.slice(after === undefined ? 0 : indexOf(after, 'starting_after') + 1),
  );
  return {
    object: 'list',
    data: before === undefined ? rest.slice(0, limit) : rest.slice(-limit),
    has_more: rest.length > limit,
    url: path,
  };
}

function rangeOf(range: PageParams['created']): (created: number) => boolean {
  if (typeof range !== 'object') return (created) => range === undefined || created === range;
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = range;
  return (created) => created > gt && created >= gte && created < lt && created <= lte;
}
