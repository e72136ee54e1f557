import type { PageRoute, RegistrySnapshot } from 'shared/platform';
import { escapeHtml } from './html.ts';

/** Every address of a route that can be listed: open params have no list. */
function pathsOf(route: PageRoute): string[] {
  let paths = [route.path];
  for (const part of route.path.split('/')) {
    if (!/^[:*]/.test(part)) continue;
    const spec = route.params?.[part.replace(':', '')];
    if (!spec || !('oneOf' in spec)) return [];
    paths = paths.flatMap((path) =>
      Object.keys(spec.oneOf).map((value) => path.replace(part, encodeURIComponent(value))),
    );
  }
  return paths;
}

/**
 * The sitemap of everything that anybody may read and crawlers may list: pages of live releases
 * that are neither `noindex` nor behind a sign-in. A new page of a remote is in it by itself.
 * @param snapshot as a visitor without a session sees it
 */
export function sitemap(snapshot: RegistrySnapshot, origin: string): string {
  const paths = snapshot.remotes
    .flatMap(({ routes }) => routes)
    .filter((route) => !route.noindex && route.requires === undefined)
    .flatMap(pathsOf)
    .sort();
  const urls = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
