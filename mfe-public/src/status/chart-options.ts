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
      type: 'datetime',
      tooltip: { enabled: false },
      axisBorder: { show: false },
      axisTicks: { show: false },
      labels: {
        hideOverlappingLabels: true,
        formatter: (_: string, time?: number) => formatTick((time ?? 0) / 1000, range, tz),
      },
    },
    yaxis: {
      forceNiceScale: true,
      labels: { formatter: (value) => formatThousands(value) },
    },
    tooltip: {
      x: { formatter: (time) => formatTick(time / 1000, range, tz) },
      y: {
        formatter: (_: number, at?: { dataPointIndex: number }) =>
          tooltipText(values, at?.dataPointIndex ?? 0),
      },
    },
  };
}

/** The document's nonce, for the rules that the library writes. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
