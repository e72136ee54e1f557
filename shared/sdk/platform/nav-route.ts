import { matchRoute } from './match-route.ts';
import type { NavEntry, PageRoute } from './remote.ts';

/** Whether an entry of a menu leads to one of the routes. */
export const leadsToRoute = (
  { path, each }: Pick<NavEntry, 'path' | 'each'>,
  routes: readonly PageRoute[],
): boolean =>
  each === undefined
    ? matchRoute(path, routes) !== undefined
    : routes.some((route) => route.path === path && path.includes(':name'));
