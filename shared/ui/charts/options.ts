import type { ApexOptions } from 'apexcharts';
import { ticksOf } from '@portico/sdk/rules/ticks';

/** The library's options, as pages pass them to a chart, and the time axis of each width. */
export type ChartOptions = ApexOptions & {
  /** @param width minimum width of the drawing area in pixels */
  axisOf?: (width: number) => ApexOptions['xaxis'];
};

/** Animation of a chart's first drawing in milliseconds (spec 0 §9). */
const ANIMATION_MS = 1000;

/** Pixels of one character of a label, and of the gap beside a label. */
const CHARACTER_WIDTH = 6.5;
const LABEL_GAP = 12;
const MAX_DISTANCES = 8;

interface ChartSettings {
  id: string;
  colors: string[];
  /** Times of the buckets, epoch seconds, ascending; a point's `x` is the index of its bucket. */
  times: readonly number[];
  animated: boolean;
  /** @param time epoch seconds */
  formatTime: (time: number) => string;
  formatValue: (value: number) => string;
}

/**
 * The common options of line charts over time. Colors are CSS variables of the page, so that a change
 * of theme needs no redrawing.
 */
export function lineChartOptions(settings: ChartSettings): ChartOptions {
  return {
    ...commonOptions(settings),
    stroke: { width: 2.5, curve: 'straight' },
    markers: { size: 0, hover: { size: 5 } },
    axisOf: (width) => ({ type: 'numeric', ...timeAxis(settings, width), ...PLAIN_AXIS }),
  };
}

/**
 * The common options of charts of stacked bars over time. A bar of a bucket is above or below zero, so
 * that money that was paid back is below.
 */
export function barChartOptions(settings: ChartSettings): ChartOptions {
  const common = commonOptions(settings);
  return {
    ...common,
    chart: { ...common.chart, stacked: true },
    plotOptions: { bar: { columnWidth: '70%', borderRadius: 2, borderRadiusApplication: 'end' } },
    axisOf: (width) => ({ type: 'category', ...bucketAxis(settings, width), ...PLAIN_AXIS }),
    tooltip: { ...common.tooltip, shared: true, intersect: false },
  };
}

function commonOptions(settings: ChartSettings) {
  const { id, colors, times, animated, formatTime, formatValue } = settings;
  const isStill = !animated || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    chart: {
      id,
      nonce: pageNonce(),
      toolbar: { show: false },
      zoom: { enabled: false },
      background: 'transparent',
      fontFamily: 'inherit',
      foreColor: 'var(--color-text-muted)',
      animations: { enabled: !isStill, speed: ANIMATION_MS },
    },
    colors,
    grid: { borderColor: 'var(--color-border)', strokeDashArray: 4 },
    dataLabels: { enabled: false },
    legend: { show: false },
    yaxis: { forceNiceScale: true, labels: { formatter: formatValue } },
    tooltip: {
      x: { formatter: (index: number) => formatTime(times[index] ?? 0) },
      y: { formatter: formatValue },
    },
  } satisfies ChartOptions;
}

const PLAIN_AXIS = {
  tooltip: { enabled: false },
  axisBorder: { show: false },
  axisTicks: { show: false },
};

/** One place per bucket, with as many labels as fit. */
function bucketAxis(settings: ChartSettings, width: number) {
  const { labels } = ticksFor(settings, width);
  return {
    categories: settings.times.map((_, index) => String(index)),
    labels: {
      rotate: 0,
      trim: false,
      hideOverlappingLabels: false,
      formatter: (index: string) => labels.get(Number(index)) ?? '',
    },
  };
}

/** Ends and ticks of the time axis, with as many ticks as fit. */
function timeAxis(settings: ChartSettings, width: number) {
  const { end, amount, labels } = ticksFor(settings, width);
  return {
    min: 0,
    max: end,
    tickAmount: amount,
    labels: { rotate: 0, formatter: (index: string) => labels.get(Number(index)) ?? '' },
  };
}

function ticksFor({ times, formatTime }: ChartSettings, width: number) {
  const longest = times[0] === undefined ? 0 : formatTime(times[0]).length;
  const fitting = Math.floor(width / (longest * CHARACTER_WIDTH + LABEL_GAP));
  return ticksOf(times, formatTime, Math.min(MAX_DISTANCES, Math.max(2, fitting)));
}

/** The document's nonce, for the style rules that the library adds. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
