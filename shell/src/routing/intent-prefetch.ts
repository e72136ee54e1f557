import type { RemoteLoader } from '../federation/remote-loader.ts';
import { prefetchPage } from './prefetch.ts';
import type { RouteTable } from './route-table.ts';

/** Pointing at an own link, or reaching it by keyboard, loads the page behind it. */
export function prefetchOnIntent(routes: RouteTable, loader: RemoteLoader) {
  const listen = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
    if (link instanceof HTMLAnchorElement) prefetchPage(link.pathname, routes, loader);
  };
  document.addEventListener('pointerover', listen, { passive: true });
  document.addEventListener('focusin', listen, { passive: true });
}
