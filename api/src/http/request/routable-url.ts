import { percentDecoded } from '@portico/sdk/rules/percent';

/**
 * The address for the router, which refuses paths with a bare `%` as malformed. Visitors follow such
 * links: with each `%` escaped, the page server answers them with the site's 404 page. Calls below
 * `/api` stay as they are: they are answered with a problem.
 * @param url from the request line
 */
export function routableUrl(url: string): string {
  const [pathname = ''] = url.split('?', 1);
  if (percentDecoded(pathname) !== undefined || /^\/api(\/|$)/.test(pathname)) return url;
  return pathname.replaceAll('%', '%25') + url.slice(pathname.length);
}
