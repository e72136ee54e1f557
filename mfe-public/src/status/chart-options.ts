import { lineChartOptions } from '@portico/ui/charts';
import type { ChartOptions } from '@portico/ui/charts';
import type { StatusRange } from '@portico/contracts/status/schema';
import { axisOf } from '@portico/sdk/rules/axis';
import { formatSigned, formatThousands } from '@portico/sdk/rules/numbers';
import { tickFormat } from '@portico/sdk/rules/ticks';

const COLOR = 'var(--color-accent)';

/** One value per bucket; null for a bucket without a reading. */
export type ChartValues = readonly (number | null)[];

interface ChartQuery {
  id: string;
  /** Starts of the buckets, epoch seconds. */
  times: readonly number[];
  values: ChartValues;
  range: StatusRange;
  animated: boolean;
}

/**
 * The value, and after the first point its signed change from the reading before (spec 0 §2), also
 * across a gap.
 */
export function tooltipText(values: ChartValues, index: number): string {
  const value = values[index];
  if (value === null || value === undefined) return 'No reading';
  const before = values.slice(0, index).findLast((each) => each !== null);
  return before === undefined || before === null
    ? formatThousands(value)
    : `${formatThousands(value)} (${formatSigned(value - before)})`;
}

/** Indexes of readings between two gaps: a line chart does not draw them. */
export function lonePlaces(values: ChartValues): number[] {
  const isMissing = (index: number) => values[index] === null || values[index] === undefined;
  return values.flatMap((value, index) =>
    value !== null && isMissing(index - 1) && isMissing(index + 1) ? [index] : [],
  );
}

export function chartOptions({ id, times, values, range, animated }: ChartQuery): ChartOptions {
  const options = lineChartOptions({
    id,
    colors: [COLOR],
    times,
    animated,
    formatTime: tickFormat(times, range),
    formatValue: formatThousands,
  });
  return {
    ...options,
    markers: {
      ...options.markers,
      discrete: lonePlaces(values).map((dataPointIndex) => ({
        seriesIndex: 0,
        dataPointIndex,
        size: 4,
        fillColor: COLOR,
        strokeColor: COLOR,
        shape: 'circle' as const,
      })),
    },
    yaxis: {
      ...options.yaxis,
      forceNiceScale: false,
      ...axisOf(values.filter((value) => value !== null)),
    },
    tooltip: {
      ...options.tooltip,
      y: {
        formatter: (_: number, at?: { dataPointIndex: number }) =>
          tooltipText(values, at?.dataPointIndex ?? 0),
      },
    },
  };
}
