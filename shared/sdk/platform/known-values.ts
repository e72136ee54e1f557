import { matchRoute } from './match-route.ts';
import type { RouteMatch } from './match-route.ts';
import type { KnownList, PageRoute, ParamSpec } from './remote.ts';

/** A value in an address that its route's declaration does not list. */
export interface UnlistedValue {
  value: string;
  /** A list of the API that may contain the value. */
  alsoIn?: KnownList;
  /** Path of the page to which an unknown value leads. */
  otherwise: string;
}

type Addresses = Pick<PageRoute, 'path' | 'params'>;

/** The values of a match that its route does not list, for params with known values. */
export function unlistedValues({ route, params }: RouteMatch<Addresses>): UnlistedValue[] {
  return Object.entries(route.params ?? {}).flatMap(([name, spec]) => {
    const value = params[name];
    if (!('known' in spec) || value === undefined || spec.known.includes(value)) return [];
    return [{ value, alsoIn: spec.alsoIn, otherwise: spec.otherwise }];
  });
}

/** Whether unknown values of a param lead to a page of its remote without params. */
export function leadsToPage(spec: ParamSpec, routes: readonly Addresses[]): boolean {
  if (!('known' in spec)) return true;
  const match = matchRoute(spec.otherwise, routes);
  return match !== undefined && Object.keys(match.params).length === 0;
}
