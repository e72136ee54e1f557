import type { ApexOptions } from 'apexcharts';

/** Options of the library, as pages hand them to a chart. */
export type ChartOptions = ApexOptions;

/** Animation of a chart's first drawing in milliseconds (spec 0 §9). */
const ANIMATION_MS = 1000;

interface LineChartLook {
  id: string;
  colors: string[];
  /** Steps between the first and the last point. */
  steps: number;
  animated: boolean;
  /** @param time epoch milliseconds */
  formatTime: (time: number) => string;
  formatValue: (value: number) => string;
}

/**
 * What all line charts over time share. Colours come from the page's CSS variables, so that a change
 * of theme needs no new drawing.
 */
export function lineChartOptions(look: LineChartLook): ChartOptions {
  const { id, colors, steps, animated, formatTime, formatValue } = look;
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
      tickAmount: tickAmountOf(steps),
      tooltip: { enabled: false },
      axisBorder: { show: false },
      axisTicks: { show: false },
      labels: {
        rotate: 0,
        hideOverlappingLabels: true,
        formatter: (time) => formatTime(Number(time)),
      },
    },
    // On a phone every tick would touch its neighbour.
    responsive: [{ breakpoint: 640, options: { xaxis: { tickAmount: 4 } } }],
    yaxis: { forceNiceScale: true, labels: { formatter: formatValue } },
    tooltip: { x: { formatter: formatTime }, y: { formatter: formatValue } },
  };
}

/** As many steps as divide the buckets evenly, so that every tick stands on a full hour or day. */
export function tickAmountOf(steps: number): number {
  const even = [8, 10, 9, 7, 6, 5].find((amount) => steps % amount === 0);
  return Math.max(1, Math.min(even ?? 8, steps));
}

/** The document's nonce, for the rules that the library writes. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
