import { callAddress } from './call-address.ts';
import { matchRoute, pathOfMatch, unlistedValues } from '../index.ts';
import type { PageRoute, RegistrySnapshot, RouteMatch, UnlistedValue } from '../index.ts';

/** The page server's decision about an address. */
export type FoundPage =
  /** `pathname` is the canonical one, percent-encoded. */
  | { kind: 'page'; match: RouteMatch<PageRoute>; remote: string; pathname: string }
  /** 308 to the canonical spelling, 302 for an unknown value, which may become known later. */
  | { kind: 'redirect'; status: 302 | 308; location: string }
  | { kind: 'not-found' }
  /** The page's remote is switched off. */
  | { kind: 'switched-off' };

/** Depends on lists of the API: `known` if each list contains its value, otherwise `unknown`. */
export interface DependentPage {
  kind: 'dependent';
  values: UnlistedValue[];
  known: FoundPage;
  unknown: FoundPage;
}

const MAX_PATH = 2048;

/**
 * Matches an address against the route declarations of the live remotes. No code of a remote runs.
 * @param url from the request line, still encoded
 */
export function findPage(url: string, snapshot: RegistrySnapshot): FoundPage | DependentPage {
  const [pathname = '/', query] = splitQuery(url);
  if (pathname.length > MAX_PATH) return { kind: 'not-found' };
  const routes = routesOf(snapshot);
  const match = matchRoute(pathname, routes);
  if (!match) return movedPage(pathname, query, routes);
  const known = pageAt(pathname, query, match);
  const [unlisted, ...others] = unlistedValues(match);
  if (!unlisted) return known;
  const location = withQuery(unlisted.fallback, query);
  const unknown: FoundPage = { kind: 'redirect', status: 302, location };
  return { kind: 'dependent', values: [unlisted, ...others], known, unknown };
}

/** A former path of a page leads to its path. */
function movedPage(pathname: string, query: string, routes: readonly PageRoute[]): FoundPage {
  const route = routes.find(({ movedFrom }) => movedFrom?.includes(pathname));
  if (!route) return { kind: 'not-found' };
  return { kind: 'redirect', status: 308, location: withQuery(route.path, query) };
}

/** A route with the name of its remote. */
type OwnedRoute = PageRoute & { remote: string };

const routesOf = (snapshot: RegistrySnapshot): OwnedRoute[] =>
  snapshot.remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ ...route, remote: remote.name })),
  );

function pageAt(pathname: string, query: string, match: RouteMatch<OwnedRoute>): FoundPage {
  if (pathname.length > 1 && pathname.endsWith('/')) {
    const location = pathname.slice(0, -1);
    // Browsers resolve `//host` and `/\host` to another site.
    if (/^\/[\\/]/.test(location)) return { kind: 'not-found' };
    return { kind: 'redirect', status: 308, location: withQuery(location, query) };
  }
  const location = redirectedQuery(match.route, query);
  if (location !== undefined) return { kind: 'redirect', status: 302, location };
  return { kind: 'page', match, remote: match.route.remote, pathname: pathOfMatch(match) };
}

/** Where a form without scripts leads (`redirectQuery`). Browsers read `/x/..` as `/`. */
function redirectedQuery({ redirectQuery }: PageRoute, query: string): string | undefined {
  if (!redirectQuery || query === '') return undefined;
  const search = new URLSearchParams(query);
  for (const [name, path] of Object.entries(redirectQuery)) {
    const value = search.get(name)?.trim() ?? '';
    if (!/^\.{0,2}$/.test(value)) return callAddress(path, { [name]: value });
  }
  return undefined;
}

const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path);

function splitQuery(url: string): [pathname: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
