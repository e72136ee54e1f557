import { useEffect, useRef } from 'react';
import { percentDecoded } from '@portico/sdk/rules/percent';
import { useLocation } from '@portico/sdk';

export const MAIN_ID = 'main';

/** Keeps the browser from restoring a scroll position that a page change resets. */
export function controlScrollRestoration() {
  history.scrollRestoration = 'manual';
  // A reload and a return from another site still restore their scroll position.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** @param fragment without `#`; browsers look for it as it stands, then decoded */
function elementOfFragment(fragment: string): HTMLElement | null {
  const decoded = percentDecoded(fragment);
  return (
    document.getElementById(fragment) ??
    (decoded === undefined ? null : document.getElementById(decoded))
  );
}

/**
 * Scrolls to the top on every path change (spec 0 §2), or to the element of the fragment, and moves the
 * keyboard focus to the content when the page changes.
 * @param pageKey identifies the page; all paths of one page share it
 */
export function usePageChange(pageKey: string) {
  const { pathname, hash } = useLocation();
  const last = useRef({ pathname, pageKey });
  useEffect(() => {
    const { pathname: lastPath, pageKey: lastKey } = last.current;
    last.current = { pathname, pageKey };
    if (pathname === lastPath) return;
    const target = hash && elementOfFragment(hash.slice(1));
    if (target) target.scrollIntoView();
    else scrollTo({ top: 0, left: 0, behavior: 'instant' });
    if (pageKey !== lastKey) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash, pageKey]);
}
