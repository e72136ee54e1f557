import { lazy, useSyncExternalStore } from 'react';
import { DESKTOP_MIN_WIDTH } from '@portico/ui';
import { styled } from 'styled-components';
import { barItem } from '../layout/nav.styles.ts';

const narrow = () => matchMedia(`(max-width: ${DESKTOP_MIN_WIDTH - 0.02}px)`);

const fetchMenus = () => import('./menus.ts');
// Wide windows need the menus immediately; narrow ones have the mobile menu.
if (!narrow().matches) fetchMenus().catch(() => undefined);

export const LazyDesktopMenus = lazy(() =>
  fetchMenus().then((module) => ({ default: module.DesktopMenus })),
);
export const LazyUserPanel = lazy(() =>
  fetchMenus().then((module) => ({ default: module.UserPanel })),
);

/** A menu's button while the menu loads. A press opens the menu once it has loaded. */
export const BarButton = styled.button`
  ${barItem}
`;

/** @returns whether the window is wide enough for the menus of the bar */
export function useIsWide(): boolean {
  return useSyncExternalStore(onWidth, () => !narrow().matches);
}

function onWidth(notify: () => void) {
  const query = narrow();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
