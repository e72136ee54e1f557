/** Charts, compiled into each remote that uses them. The chart library is a chunk of its own. */
export { LineChart } from './line-chart.tsx';
export type { LineSeries } from './line-chart.tsx';
export { lineChartOptions } from './options.ts';
export type { ChartOptions } from './options.ts';
export { PALETTE, colorAt } from './palette.ts';
