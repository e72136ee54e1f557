import { matchRoute } from './match-route.ts';
import type { RouteMatch } from './match-route.ts';
import type { PageRoute, ParamSpec } from './remote.ts';

/** A value in an address that its route's declaration does not list. */
export interface UnlistedValue {
  value: string;
  /** A call of the API whose list may contain the value. */
  source?: string;
  /** Path of the page to which an unknown value leads. */
  fallback: string;
}

type Addresses = Pick<PageRoute, 'path' | 'params'>;

/** The values of a match that its route does not list, for params with known values. */
export function unlistedValues({ route, params }: RouteMatch<Addresses>): UnlistedValue[] {
  return Object.entries(route.params ?? {}).flatMap(([name, spec]) => {
    const value = params[name];
    // A release from before has no `fallback`: its page redirects itself.
    if (!('known' in spec) || !spec.fallback || value === undefined) return [];
    if (spec.known.includes(value)) return [];
    return [{ value, source: spec.source, fallback: spec.fallback }];
  });
}

/** Whether unknown values of a param lead to a page of its remote without params. */
export function leadsToPage(spec: ParamSpec, routes: readonly Addresses[]): boolean {
  if (!('known' in spec)) return true;
  const match = matchRoute(spec.fallback, routes);
  return match !== undefined && Object.keys(match.params).length === 0;
}
