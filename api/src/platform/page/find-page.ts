import { matchRoute, pathOfMatch, unlistedValues } from 'shared/platform';
import type { PageRoute, RegistrySnapshot, RouteMatch, UnlistedValue } from 'shared/platform';

/** What the page server answers for a path. */
export type FoundPage =
  /** `pathname` in its canonical spelling, percent-encoded. */
  | { kind: 'page'; match: RouteMatch<PageRoute>; remote: string; pathname: string }
  /** 308 for another spelling, 302 for a value that may be known tomorrow. */
  | { kind: 'redirect'; status: 302 | 308; location: string }
  | { kind: 'not-found' };

/** It depends on lists that the API keeps: `known` where each has its value, `unknown` otherwise. */
export interface DependentPage {
  kind: 'dependent';
  values: UnlistedValue[];
  known: FoundPage;
  unknown: FoundPage;
}

const MAX_PATH = 2048;

/**
 * Decides by the live remotes' declarations alone; no remote's code runs here.
 * @param url address from the request line, still encoded
 */
export function findPage(url: string, snapshot: RegistrySnapshot): FoundPage | DependentPage {
  const [pathname = '/', query] = splitQuery(url);
  if (pathname.length > MAX_PATH) return { kind: 'not-found' };
  const routes = snapshot.remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ ...route, remote: remote.name })),
  );
  const match = matchRoute(pathname, routes);
  if (!match) return { kind: 'not-found' };
  const known = pageAt(pathname, query, match);
  const [unlisted, ...others] = unlistedValues(match);
  if (!unlisted) return known;
  const location = withQuery(unlisted.otherwise, query);
  const unknown: FoundPage = { kind: 'redirect', status: 302, location };
  return { kind: 'dependent', values: [unlisted, ...others], known, unknown };
}

/** @param match of the path */
function pageAt(
  pathname: string,
  query: string,
  match: RouteMatch<PageRoute & { remote: string }>,
): FoundPage {
  if (pathname.length > 1 && pathname.endsWith('/')) {
    const location = pathname.slice(0, -1);
    // A browser reads `//host` and `/\host` as another site's address.
    if (/^\/[\\/]/.test(location)) return { kind: 'not-found' };
    return { kind: 'redirect', status: 308, location: withQuery(location, query) };
  }
  return { kind: 'page', match, remote: match.route.remote, pathname: pathOfMatch(match) };
}

const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path);

function splitQuery(url: string): [pathname: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
