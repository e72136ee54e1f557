import { memo, useMemo, useRef } from 'react';
import { LineChart } from '@portico/ui/charts';
import type { StatusRange } from '@portico/contracts/status/schema';
import { bucketsOf } from '@portico/contracts/rules/growth';
import type { ChartPoint } from '@portico/contracts/rules/growth';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { Card, Heading, useNearViewport } from '@portico/ui';
import { styled } from 'styled-components';
import { chartOptions } from './chart-options.ts';
import type { ChartValues } from './chart-options.ts';

/** Pixels. */
const HEIGHT = 260;

const ChartSlot = styled.div`
  margin-top: var(--space-3);
`;

interface GrowthChartProps {
  title: string;
  field: keyof Omit<ChartPoint, 'timestamp'>;
  /** Name of the series in the tooltip. */
  unit: string;
  /** undefined: still loading */
  points: readonly ChartPoint[] | undefined;
  range: StatusRange;
  animated: boolean;
}

/**
 * One line chart of the bot's size or latency over time (spec 0 §2); a bucket without a reading is a gap. Drawn
 * when it is near the viewport: drawing is slow, and many visitors never scroll to it.
 */
export const GrowthChart = memo(function GrowthChart(props: GrowthChartProps) {
  const { title, field, unit, points, range, animated } = props;
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(slot);
  const drawing = useMemo(() => {
    if (!points || !isNear) return undefined;
    const buckets = bucketsOf(points, { range });
    const times = buckets.map(({ start }) => start);
    const values = buckets.map(({ point }) => point?.[field] ?? null);
    const data = values.map((y, x) => ({ x, y }));
    const options = chartOptions({ id: field, times, values, range, animated });
    return { series: [{ name: unit, data }], options, values };
  }, [points, isNear, field, unit, range, animated]);
  return (
    <Card>
      <Heading level={2} size="m">
        {title}
      </Heading>
      <ChartSlot ref={slot}>
        <LineChart
          label={describe(title, drawing?.values ?? [])}
          height={HEIGHT}
          drawing={drawing}
        />
      </ChartSlot>
    </Card>
  );
});

function describe(title: string, values: ChartValues): string {
  const known = values.filter((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return title;
  const gaps = values.length - known.length;
  const span = `${title}: from ${formatThousands(first)} to ${formatThousands(last)}`;
  return `${span} in ${known.length} readings${gaps ? `, ${gaps} missing` : ''}`;
}
