import { useMemo } from 'react';
import { TimeChart, type TimeChartProps } from './time-chart.tsx';

/** Stacked bars over time, drawn with `barChartOptions`. Every series has a value for each bucket. */
export function BarChart({ drawing, ...rest }: TimeChartProps) {
  const bars = useMemo(
    () =>
      drawing && {
        options: drawing.options,
        // Without `x`, the library keeps one place per bucket.
        series: drawing.series.map(({ name, data }) => ({ name, data: data.map(({ y }) => y) })),
      },
    [drawing],
  );
  return <TimeChart type="bar" {...rest} drawing={bars} />;
}
