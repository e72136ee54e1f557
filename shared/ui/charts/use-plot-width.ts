import { useSyncExternalStore } from 'react';

/** The minimum width of the drawing area in pixels, next to values of seven digits. */
export const PLOT_WIDTHS = { phone: 210, tablet: 300, desktop: 400 };

const isPhone = () => matchMedia('(max-width: 639.98px)');
const isTablet = () => matchMedia('(max-width: 1199.98px)');

/** @returns the minimum width of a chart's drawing area in this window, in pixels */
export function usePlotWidth(): number {
  return useSyncExternalStore(onWindow, plotWidth);
}

function plotWidth(): number {
  if (isPhone().matches) return PLOT_WIDTHS.phone;
  return isTablet().matches ? PLOT_WIDTHS.tablet : PLOT_WIDTHS.desktop;
}

function onWindow(notify: () => void) {
  const queries = [isPhone(), isTablet()];
  for (const query of queries) query.addEventListener('change', notify);
  return () => {
    for (const query of queries) query.removeEventListener('change', notify);
  };
}
