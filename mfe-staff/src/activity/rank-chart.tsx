import { useMemo } from 'react';
import { colorAt, LineChart, lineChartOptions } from '@portico/ui/charts';
import { countOf } from '@portico/sdk/rules/count';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { tickFormat } from '@portico/sdk/rules/ticks';
import { Badge, Card, Heading, Stack, Text } from '@portico/ui';
import { ChartLegend } from '../ui/chart-legend.tsx';
import type { RankChart as Rank } from './by-rank.ts';

const HEIGHT = 280;
/** Dash patterns distinguish lines without color. */
const DASHES = [0, 7, 3];
const TODAY_DASH = 2;

interface RankChartProps {
  chart: Rank;
  days: readonly number[];
}

/** Messages per date and member of one rank (spec 1 §2). */
export function RankChart({ chart: { key, rank, lines, total }, days }: RankChartProps) {
  const series = useMemo(
    () =>
      lines.map(({ name, counts }) => ({
        name,
        data: counts.map((y, x) => ({ x, y })),
      })),
    [lines],
  );
  const options = useMemo(() => {
    const times = days.map((day) => day / 1000);
    const base = lineChartOptions({
      id: `staff-activity-${key}`,
      colors: lines.map((_, index) => colorAt(index)),
      times,
      animated: false,
      formatTime: tickFormat(times, 'all', 'UTC'),
      formatValue: formatThousands,
    });
    const dashArray = lines.map((_, index) => DASHES[index % DASHES.length] ?? 0);
    return {
      ...base,
      stroke: { ...base.stroke, dashArray },
      // The last day is today, which is not over.
      forecastDataPoints: { count: 1, dashArray: TODAY_DASH },
      yaxis: { ...base.yaxis, min: 0 },
      tooltip: { ...base.tooltip, shared: true, intersect: false },
    };
  }, [lines, days, key]);
  return (
    <Card as="section" aria-label={rank}>
      <Stack direction="row" gap={3} align="center" justify="space-between" wrap>
        <Stack direction="row" gap={3} align="center">
          <Heading level={2} size="m">
            {rank}
          </Heading>
          <Badge tone="accent">{countOf(lines.length, 'member')}</Badge>
        </Stack>
        <Text as="span" tone="muted" size="s">
          {countOf(total, 'message')}
        </Text>
      </Stack>
      <LineChart
        label={`Messages per day by ${rank}: ${lines
          .map(({ name, total: own }) => `${name} ${formatThousands(own)}`)
          .join(', ')}`}
        height={HEIGHT}
        drawing={{ series, options }}
      />
      <ChartLegend
        lines={lines.map(({ id, name, total: own }) => ({ id, name, count: formatThousands(own) }))}
        dashes={DASHES}
      />
    </Card>
  );
}
