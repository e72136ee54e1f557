import { useMemo } from 'react';
import { LineChart } from 'shared/charts';
import type { StatusRange } from 'shared/contracts/status/schema';
import { bucketOf } from 'shared/rules/buckets';
import type { ChartPoint } from 'shared/rules/growth';
import { Card, Heading } from 'shared/ui';
import { styled } from 'styled-components';
import { chartOptions } from './chart-options.ts';

/** Pixels. */
const HEIGHT = 260;

const Room = styled.div`
  margin-top: var(--space-3);
`;

interface GrowthChartProps {
  title: string;
  field: 'total_servers' | 'total_users';
  /** Name of the series in the tooltip. */
  unit: string;
  /** undefined: still loading */
  points: readonly ChartPoint[] | undefined;
  range: StatusRange;
  tz: string;
  animated: boolean;
}

/** One line chart of the bot's size over time (spec 0 §2). */
export function GrowthChart(props: GrowthChartProps) {
  const { title, field, unit, points, range, tz, animated } = props;
  const series = useMemo(
    () => [
      {
        name: unit,
        data: (points ?? []).map((point) => ({
          x: bucketOf(point.timestamp, range, tz) * 1000,
          y: point[field],
        })),
      },
    ],
    [points, field, unit, range, tz],
  );
  const options = useMemo(
    () =>
      chartOptions({
        id: field,
        values: series[0]?.data.map(({ y }) => y) ?? [],
        range,
        tz,
        animated,
      }),
    [series, field, range, tz, animated],
  );
  return (
    <Card>
      <Heading level={2} size="m">
        {title}
      </Heading>
      <Room>
        <LineChart
          label={describe(title, series[0]?.data.map(({ y }) => y) ?? [])}
          height={HEIGHT}
          series={points && series}
          options={options}
        />
      </Room>
    </Card>
  );
}

function describe(title: string, values: readonly number[]): string {
  const first = values[0];
  const last = values.at(-1);
  return first === undefined || last === undefined
    ? title
    : `${title}: from ${first} to ${last} in ${values.length} readings`;
}
