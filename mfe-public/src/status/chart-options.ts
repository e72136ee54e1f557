import { lineChartOptions } from 'shared/charts';
import type { ChartOptions } from 'shared/charts';
import type { StatusRange } from 'shared/contracts/status/schema';
import { formatSigned, formatThousands } from 'shared/rules/numbers';
import { formatTick } from 'shared/rules/ticks';

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

export function chartOptions({ id, values, range, tz, animated }: ChartQuery): ChartOptions {
  const options = lineChartOptions({
    id,
    colors: ['var(--color-accent)'],
    steps: values.length - 1,
    animated,
    formatTime: (time) => tickText(time, range, tz),
    formatValue: formatThousands,
  });
  return {
    ...options,
    tooltip: {
      ...options.tooltip,
      y: {
        formatter: (_: number, at?: { dataPointIndex: number }) =>
          tooltipText(values, at?.dataPointIndex ?? 0),
      },
    },
  };
}

/**
 * Days of 23 and 25 hours move evenly spaced ticks by up to an hour around midnight.
 * @param time epoch milliseconds
 */
function tickText(time: number, range: StatusRange, tz: string): string {
  const slack = range === '24h' ? 0 : 2 * 3600;
  return formatTick(time / 1000 + slack, range, tz);
}
