import { useEffect, useRef } from 'react';
import { useLocation } from 'shared/sdk';

export const MAIN_ID = 'main';

/** Keeps the browser from restoring a scroll position that a page change resets. */
export function controlScrollRestoration() {
  history.scrollRestoration = 'manual';
  // A reload and a return from another site still find their place.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/**
 * What belongs to going to another page: to the top on every path change (spec 0 §2), or to the
 * element that a fragment names; and keyboard focus to the content where the page is another one.
 * @param pageKey names the page; paths of one page share it
 */
export function usePageChange(pageKey: string) {
  const { pathname, hash } = useLocation();
  const last = useRef({ pathname, pageKey });
  useEffect(() => {
    const { pathname: lastPath, pageKey: lastKey } = last.current;
    last.current = { pathname, pageKey };
    if (pathname === lastPath) return;
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else scrollTo({ top: 0, left: 0, behavior: 'instant' });
    if (pageKey !== lastKey) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash, pageKey]);
}
