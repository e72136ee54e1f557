import type { ApexOptions } from 'apexcharts';
import { ticksOf } from '../rules/ticks.ts';

/** Options of the library, as pages hand them to a chart. */
export type ChartOptions = ApexOptions;

/** Animation of a chart's first drawing in milliseconds (spec 0 §9). */
const ANIMATION_MS = 1000;

/** Width of the drawing area in pixels, beside values of seven digits: the least for a window. */
const PLOT_WIDTH = { phone: 210, tablet: 300, desktop: 400 };
/** Below these widths of the window in pixels. */
const BREAKPOINT = { phone: 640, tablet: 1200 };
/** Pixels of one character of a label, and of the gap beside a label. */
const CHARACTER_WIDTH = 6.5;
const LABEL_GAP = 12;
const MAX_DISTANCES = 8;

interface LineChartLook {
  id: string;
  colors: string[];
  /** Times of the buckets, epoch seconds, ascending; a point's `x` is the place of its bucket. */
  times: readonly number[];
  animated: boolean;
  /** @param time epoch seconds */
  formatTime: (time: number) => string;
  formatValue: (value: number) => string;
}

/**
 * What all line charts over time share. Colours come from the page's CSS variables, so that a change
 * of theme needs no new drawing.
 */
export function lineChartOptions(look: LineChartLook): ChartOptions {
  const { id, colors, times, animated, formatTime, formatValue } = look;
  const calm = !animated || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    chart: {
      id,
      nonce: pageNonce(),
      toolbar: { show: false },
      zoom: { enabled: false },
      background: 'transparent',
      fontFamily: 'inherit',
      foreColor: 'var(--color-text-muted)',
      animations: { enabled: !calm, speed: ANIMATION_MS },
    },
    colors,
    stroke: { width: 2.5, curve: 'straight' },
    grid: { borderColor: 'var(--color-border)', strokeDashArray: 4 },
    dataLabels: { enabled: false },
    legend: { show: false },
    markers: { size: 0, hover: { size: 5 } },
    xaxis: {
      type: 'numeric',
      ...timeAxis(look, PLOT_WIDTH.desktop),
      tooltip: { enabled: false },
      axisBorder: { show: false },
      axisTicks: { show: false },
    },
    responsive: (['tablet', 'phone'] as const).map((window) => ({
      breakpoint: BREAKPOINT[window],
      options: { xaxis: timeAxis(look, PLOT_WIDTH[window]) },
    })),
    yaxis: { forceNiceScale: true, labels: { formatter: formatValue } },
    tooltip: {
      x: { formatter: (place) => formatTime(times[place] ?? 0) },
      y: { formatter: formatValue },
    },
  };
}

/** Ends and ticks of the time axis, as many ticks as have room. */
function timeAxis({ times, formatTime }: LineChartLook, width: number) {
  const longest = times[0] === undefined ? 0 : formatTime(times[0]).length;
  const fitting = Math.floor(width / (longest * CHARACTER_WIDTH + LABEL_GAP));
  const most = Math.min(MAX_DISTANCES, Math.max(2, fitting));
  const { end, amount, labels } = ticksOf(times, formatTime, most);
  return {
    min: 0,
    max: end,
    tickAmount: amount,
    labels: { rotate: 0, formatter: (place: string) => labels.get(Number(place)) ?? '' },
  };
}

/** The document's nonce, for the rules that the library writes. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
