import type { PageRoute, RegistrySnapshot } from '@portico/sdk/platform';
import { escapeHtml } from '../../../core/html/escape-html.ts';

/** @returns all addresses of a route; none if a param has no list of values */
function pathsOf(route: PageRoute): string[] {
  let paths = [route.path];
  for (const segment of route.path.split('/')) {
    if (!/^[:*]/.test(segment)) continue;
    const spec = route.params?.[segment.replace(':', '')];
    if (!spec || !('oneOf' in spec)) return [];
    paths = paths.flatMap((path) =>
      Object.keys(spec.oneOf).map((value) => path.replace(segment, encodeURIComponent(value))),
    );
  }
  return paths;
}

/**
 * The sitemap of all pages of live releases that are neither `noindex` nor require a session.
 * @param snapshot for a visitor without a session
 * @param more paths of pages that depend on data
 */
export function sitemap(
  snapshot: RegistrySnapshot,
  origin: string,
  more: readonly string[] = [],
): string {
  const paths = snapshot.remotes
    .flatMap(({ routes }) => routes)
    .filter((route) => !route.noindex && route.requires === undefined)
    .flatMap(pathsOf)
    .concat(more)
    .sort();
  const urls = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
