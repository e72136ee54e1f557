import { matchRoute } from '@portico/sdk/platform';
import type { PageRoute, RegistrySnapshot } from '@portico/sdk/platform';

/** A page to measure. */
export interface PublicPage {
  path: string;
  /** Whether crawlers may list it: only then the score of search engines counts. */
  isListed: boolean;
}

/**
 * One address per public route of the live releases: of a route with params, the first address of the
 * sitemap. Pages that leave the site at once are left out, and so are routes without a known address.
 */
export async function publicPages(origin: string): Promise<PublicPage[]> {
  const [registry, sitemap, history] = await Promise.all([
    fetch(`${origin}/api/registry`).then((answer) => answer.json() as Promise<RegistrySnapshot>),
    fetch(`${origin}/sitemap.xml`).then((answer) => answer.text()),
    fetch(`${origin}/api/incidents/history?page=1`).then(
      (answer) => answer.json() as Promise<{ incidents: { id: string }[] }>,
    ),
  ]);
  const routes = registry.remotes
    .flatMap((remote) => remote.routes)
    .filter((route) => route.requires === undefined && route.chrome !== 'bare');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    decodePath(address),
  );
  // Reports are not in the sitemap.
  const reports = history.incidents.map(({ id }) => `/status/incidents/${id}`);
  return routes.flatMap((route) => {
    const path = /[:*]/.test(route.path)
      ? [...listed, ...reports].find((each) => isOf(each, route, routes))
      : route.path;
    return path === undefined ? [] : [{ path, isListed: !route.noindex }];
  });
}

const decodePath = (address: string) => new URL(address.replaceAll('&amp;', '&')).pathname;

const isOf = (path: string, route: PageRoute, routes: readonly PageRoute[]) =>
  matchRoute(path, routes)?.route === route;
