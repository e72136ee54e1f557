import type { Host } from '../host/host-context.ts';
import { hasOtherPolicy } from '../routes/needs-document.ts';
import { prefetchFiles, prefetchPage } from './prefetch.ts';

/**
 * Loads the page behind an internal link when the pointer or the keyboard focus reaches it. If the page
 * needs a document with another policy, its files are only fetched. An outdated document prefetches
 * nothing: the next page needs a new document with other files.
 */
export function prefetchOnIntent({
  routes,
  loader,
  watch,
  initialPath,
}: Pick<Host, 'routes' | 'loader' | 'watch' | 'initialPath'>) {
  const onIntent = ({ target }: Event) => {
    if (watch.isOutdated()) return;
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const { pathname } = link;
    const prefetch = hasOtherPolicy(pathname, { routes, initialPath })
      ? prefetchFiles
      : prefetchPage;
    prefetch(pathname, routes, loader);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent, { passive: true });
}
