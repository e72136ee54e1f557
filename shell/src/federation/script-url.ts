/**
 * Lets only the site's own release files run as scripts; the one Trusted Types policy of the page
 * asks it (reference/federation.md §11.1.3).
 * @returns the absolute address
 * @throws TypeError for any other address
 */
export function checkScriptUrl(url: string): string {
  const absolute = new URL(url, location.href);
  if (absolute.origin === location.origin && /^\/(?:mfe|shell)\//.test(absolute.pathname)) {
    return absolute.href;
  }
  throw new TypeError('Script address refused');
}
