import { matchRoute } from 'shared/platform';
import type { PageRoute, RegistrySnapshot, RouteMatch } from 'shared/platform';

/** What the page server answers for a path. */
export type FoundPage =
  | { kind: 'page'; match: RouteMatch<PageRoute>; remote: string; pathname: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'not-found' };

const MAX_PATH = 2048;

/**
 * Decides by the live remotes' declarations alone; no remote's code runs here.
 * @param url address from the request line, still encoded
 */
export function findPage(url: string, snapshot: RegistrySnapshot): FoundPage {
  const [pathname = '/', query] = splitQuery(url);
  if (pathname.length > MAX_PATH) return { kind: 'not-found' };
  const routes = snapshot.remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ ...route, remote: remote.name })),
  );
  const match = matchRoute(pathname, routes);
  if (!match) return { kind: 'not-found' };
  if (pathname.length > 1 && pathname.endsWith('/')) {
    const location = pathname.slice(0, -1);
    // A browser reads `//host` and `/\host` as another site's address.
    if (/^\/[\\/]/.test(location)) return { kind: 'not-found' };
    return { kind: 'redirect', location: query ? `${location}?${query}` : location };
  }
  return { kind: 'page', match, remote: match.route.remote, pathname };
}

function splitQuery(url: string): [pathname: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
