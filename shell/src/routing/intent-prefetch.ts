import type { Host } from '../host/host-context.ts';
import { prefetchPage } from './prefetch.ts';

/**
 * Pointing at an own link, or reaching it by keyboard, loads the page behind it. In an outdated
 * page the next one comes with a new document, and this one's files are not wanted any more.
 */
export function prefetchOnIntent({
  routes,
  loader,
  watch,
}: Pick<Host, 'routes' | 'loader' | 'watch'>) {
  const listen = ({ target }: Event) => {
    if (watch.isOutdated()) return;
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
    if (link instanceof HTMLAnchorElement) prefetchPage(link.pathname, routes, loader);
  };
  document.addEventListener('pointerover', listen, { passive: true });
  document.addEventListener('focusin', listen, { passive: true });
}
