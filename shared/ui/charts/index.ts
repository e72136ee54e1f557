/** Charts, compiled into each remote that uses them. The chart library is a chunk of its own. */
export { BarChart } from './bar-chart.tsx';
export { LineChart } from './line-chart.tsx';
export type { ChartSeries, ChartSeries as LineSeries } from './time-chart.tsx';
export { barChartOptions, lineChartOptions } from './options.ts';
export type { ChartOptions } from './options.ts';
export { PALETTE, colorAt } from './palette.ts';
