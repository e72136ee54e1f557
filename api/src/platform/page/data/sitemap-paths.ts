import { matchRoute, pathOfMatch } from '@portico/sdk/platform';
import type { PageRoute, RegistrySnapshot } from '@portico/sdk/platform';
import { textOf, valueAt } from '@portico/sdk/platform/document/field-path';
import type { PublicGets } from '@portico/sdk/platform/document/public-gets';

/** Of a list of pages. */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * The paths of pages that depend on data, for the sitemap: each route names the call that lists them.
 * @param snapshot for a visitor without a session
 * @returns those whose lists can be read now
 */
export async function sitemapPaths(
  snapshot: RegistrySnapshot,
  calls: PublicGets,
): Promise<string[]> {
  const routes = snapshot.remotes
    .flatMap((remote) => remote.routes)
    .filter((route) => !route.noindex && route.requires === undefined);
  return [...new Set((await Promise.all(routes.map((route) => pathsOf(route, calls)))).flat())];
}

async function pathsOf(route: PageRoute, calls: PublicGets): Promise<string[]> {
  if (route.sitemap === undefined) return [];
  const result = await calls.get({ path: route.sitemap, maxBytes: MAX_BYTES });
  if (result.kind !== 'answer' || !Array.isArray(result.answer.value)) return [];
  const names = Object.keys(route.params ?? {});
  return result.answer.value
    .map((entry: unknown) => {
      const valueOf = (name: string) =>
        textOf(typeof entry === 'object' ? valueAt(entry, name) : entry);
      const params = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
      return pathOfMatch({ route, params });
    })
    .filter((path) => matchRoute(path, [route]));
}
