import type { Host } from '../host/host-context.ts';
import { prefetchPage } from './prefetch.ts';

/**
 * Loads the page behind an internal link when the pointer or the keyboard focus reaches it. An outdated
 * document prefetches nothing: the next page needs a new document with other files.
 */
export function prefetchOnIntent({
  routes,
  loader,
  watch,
}: Pick<Host, 'routes' | 'loader' | 'watch'>) {
  const onIntent = ({ target }: Event) => {
    if (watch.isOutdated()) return;
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
    if (link instanceof HTMLAnchorElement) prefetchPage(link.pathname, routes, loader);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent, { passive: true });
}
