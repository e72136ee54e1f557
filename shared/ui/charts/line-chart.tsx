import { TimeChart, type TimeChartProps } from './time-chart.tsx';

/** Lines over time, drawn with `lineChartOptions`. */
export function LineChart(props: TimeChartProps) {
  return <TimeChart type="line" {...props} />;
}
