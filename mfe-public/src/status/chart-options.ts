import type { ApexOptions } from 'apexcharts';
import type { StatusRange } from 'shared/contracts/status/schema';
import { formatSigned, formatThousands } from 'shared/rules/numbers';
import { formatTick } from 'shared/rules/ticks';

/** Animation of a chart's first drawing in milliseconds (spec 0 §9). */
const ANIMATION_MS = 1000;

interface ChartQuery {
  id: string;
  values: readonly number[];
  range: StatusRange;
  tz: string;
  animated: boolean;
}

/** The value, and after the first point its signed change from the one before (spec 0 §2). */
export function tooltipText(values: readonly number[], index: number): string {
  const value = values[index] ?? 0;
  const before = values[index - 1];
  return before === undefined
    ? formatThousands(value)
    : `${formatThousands(value)} (${formatSigned(value - before)})`;
}

/** Colours come from the page's CSS variables, so that a change of theme needs no new drawing. */
export function chartOptions({ id, values, range, tz, animated }: ChartQuery): ApexOptions {
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
    colors: ['var(--color-accent)'],
    stroke: { width: 2.5, curve: 'straight' },
    grid: { borderColor: 'var(--color-border)', strokeDashArray: 4 },
    dataLabels: { enabled: false },
    legend: { show: false },
    markers: { size: 0, hover: { size: 5 } },
    xaxis: {
      type: 'numeric',
      tickAmount: tickAmountOf(values.length - 1),
      tooltip: { enabled: false },
      axisBorder: { show: false },
      axisTicks: { show: false },
      labels: {
        rotate: 0,
        hideOverlappingLabels: true,
        formatter: (time) => tickText(Number(time), range, tz),
      },
    },
    // On a phone every tick would touch its neighbour.
    responsive: [{ breakpoint: 640, options: { xaxis: { tickAmount: 4 } } }],
    yaxis: {
      forceNiceScale: true,
      labels: { formatter: (value) => formatThousands(value) },
    },
    tooltip: {
      x: { formatter: (time) => tickText(time, range, tz) },
      y: {
        formatter: (_: number, at?: { dataPointIndex: number }) =>
          tooltipText(values, at?.dataPointIndex ?? 0),
      },
    },
  };
}

/** As many steps as divide the buckets evenly, so that every tick stands on a full hour or day. */
export function tickAmountOf(steps: number): number {
  const even = [8, 10, 9, 7, 6, 5].find((amount) => steps % amount === 0);
  return Math.max(1, Math.min(even ?? 8, steps));
}

/**
 * Days of 23 and 25 hours move evenly spaced ticks by up to an hour around midnight.
 * @param time epoch milliseconds
 */
function tickText(time: number, range: StatusRange, tz: string): string {
  const slack = range === '24h' ? 0 : 2 * 3600;
  return formatTick(time / 1000 + slack, range, tz);
}

/** The document's nonce, for the rules that the library writes. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
