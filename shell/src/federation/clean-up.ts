const CACHE_TIMEOUT_MS = 3000;

/**
 * Removes a remote's script elements. Federation and webpack wait for an element with the wanted
 * address before they add their own, so one that hangs would block every later attempt.
 */
export function removeScriptsOf(remote: string) {
  for (const script of document.querySelectorAll('script[src]')) {
    const { pathname } = new URL((script as HTMLScriptElement).src, location.href);
    if (pathname.startsWith(`/mfe/${remote}/`)) script.remove();
  }
}

/**
 * Asks for files past the browser's cache, which keeps a damaged immutable file for a year
 * otherwise (reference/federation.md §11.2). Never throws and never waits longer than 3 s.
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

/** @returns the file that webpack says it could not load, if the error is of that kind */
export function failedFileOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null || !('request' in error)) return [];
  return typeof error.request === 'string' ? [error.request] : [];
}
