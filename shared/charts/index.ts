/** Charts, compiled into each remote that draws some; the library comes in a chunk of its own. */
export { LineChart } from './line-chart.tsx';
export type { LineSeries } from './line-chart.tsx';
export { lineChartOptions } from './options.ts';
export type { ChartOptions } from './options.ts';
export { PALETTE, colorAt } from './palette.ts';
export { useNear } from './use-near.ts';
