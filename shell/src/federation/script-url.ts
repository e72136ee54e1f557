/**
 * Accepts only the site's own release files as scripts; the one Trusted Types policy of the page
 * calls it.
 * @param origins of release files: the page's own, and those of its registry
 * @returns the absolute address
 * @throws TypeError for any other address
 */
export function checkScriptUrl(
  url: string,
  origins: ReadonlySet<string> = new Set([location.origin]),
): string {
  const absolute = new URL(url, location.href);
  if (origins.has(absolute.origin) && /^\/(?:mfe|shell)\//.test(absolute.pathname)) {
    return absolute.href;
  }
  throw new TypeError('Script address refused');
}
