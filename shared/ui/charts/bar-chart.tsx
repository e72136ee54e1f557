import { TimeChart, type TimeChartProps } from './time-chart.tsx';

/** Stacked bars over time, drawn with `barChartOptions`. */
export function BarChart(props: TimeChartProps) {
  return <TimeChart type="bar" {...props} />;
}
