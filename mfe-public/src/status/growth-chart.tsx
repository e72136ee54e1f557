import { useMemo } from 'react';
import { LineChart } from 'shared/charts';
import type { StatusRange } from 'shared/contracts/status/schema';
import { bucketsOf } from 'shared/rules/growth';
import type { ChartPoint } from 'shared/rules/growth';
import { formatThousands } from 'shared/rules/numbers';
import { Card, Heading } from 'shared/ui';
import { styled } from 'styled-components';
import { chartOptions } from './chart-options.ts';
import type { ChartValues } from './chart-options.ts';

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

/** One line chart of the bot's size over time (spec 0 §2); a bucket without a reading is a gap. */
export function GrowthChart(props: GrowthChartProps) {
  const { title, field, unit, points, range, tz, animated } = props;
  const data = useMemo(
    () =>
      bucketsOf(points ?? [], { range, tz }).map(({ start, point }) => ({
        x: start * 1000,
        y: point?.[field] ?? null,
      })),
    [points, field, range, tz],
  );
  const series = useMemo(() => [{ name: unit, data }], [unit, data]);
  const values = useMemo(() => data.map(({ y }) => y), [data]);
  const options = useMemo(
    () => chartOptions({ id: field, values, range, tz, animated }),
    [values, field, range, tz, animated],
  );
  return (
    <Card>
      <Heading level={2} size="m">
        {title}
      </Heading>
      <Room>
        <LineChart
          label={describe(title, values)}
          height={HEIGHT}
          series={points && series}
          options={options}
        />
      </Room>
    </Card>
  );
}

function describe(title: string, values: ChartValues): string {
  const known = values.filter((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return title;
  const gaps = values.length - known.length;
  const span = `${title}: from ${formatThousands(first)} to ${formatThousands(last)}`;
  return `${span} in ${known.length} readings${gaps ? `, ${gaps} missing` : ''}`;
}
