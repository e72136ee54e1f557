const CACHE_TIMEOUT_MS = 3000;

/**
 * Removes a remote's elements for scripts and styles. webpack waits for an element with the same
 * address before it adds its own, so an element that hangs blocks every later attempt. Loaded
 * styles stay, so that the page keeps its appearance until it is replaced.
 */
export function removeElementsOf(remote: string) {
  const elements = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[rel=stylesheet][data-webpack-loading]',
  );
  for (const element of elements) {
    const address = element instanceof HTMLLinkElement ? element.href : element.src;
    const { pathname } = new URL(address, location.href);
    if (pathname.startsWith(`/mfe/${remote}/`)) element.remove();
  }
}

/**
 * Fetches files without the browser's cache, which could otherwise keep a damaged immutable file
 * for a year. Never throws and never waits longer than 3 s.
 */
export async function refetch(urls: readonly string[]) {
  const signal = AbortSignal.timeout(CACHE_TIMEOUT_MS);
  await Promise.allSettled(
    [...new Set(urls)].map(async (url) => {
      const response = await fetch(url, { cache: 'reload', signal });
      await response.arrayBuffer();
    }),
  );
}
