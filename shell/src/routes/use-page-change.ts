import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { percentDecoded } from '@portico/sdk/rules/percent';
import { useLocation } from '@portico/sdk';
import { asPageGrows } from './as-page-grows.ts';
import type { ScrollPositions } from './scroll-positions.ts';

export const MAIN_ID = 'main';

/**
 * A navigation to another path leads to the top (spec 0 §2) or to the element of the fragment; Back,
 * Forward and a reload lead to where the visitor was. Another page gets the keyboard focus.
 * @param pageKey identifies the page; all paths of one page share it
 */
export function usePageChange(pageKey: string, positions: ScrollPositions) {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const last = useRef<{ pathname: string; pageKey: string }>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { pathname, pageKey };
    const top = positions.show(key);
    if (before && before.pageKey !== pageKey)
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    if (isReturn && top !== undefined)
      return before || (positions.isUntouched && scrollY < top) ? scrollBack(top) : undefined;
    if (before?.pathname === pathname) return undefined;
    if (before) toTop(0);
    return hash ? toFragment(hash.slice(1)) : undefined;
  }, [pathname, hash, key, isReturn, pageKey, positions]);
}

function scrollBack(top: number) {
  return asPageGrows(() => {
    toTop(top);
    return Math.abs(scrollY - top) <= 1;
  });
}

function toFragment(fragment: string) {
  return asPageGrows(() => {
    const element = elementOfFragment(fragment);
    element?.scrollIntoView();
    return element !== null;
  });
}

const toTop = (top: number) => scrollTo({ top, left: 0, behavior: 'instant' });

/** @param fragment without `#`; browsers look for it as it stands, then decoded */
function elementOfFragment(fragment: string): HTMLElement | null {
  const decoded = percentDecoded(fragment);
  return (
    document.getElementById(fragment) ??
    (decoded === undefined ? null : document.getElementById(decoded))
  );
}
