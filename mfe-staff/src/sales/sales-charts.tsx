import { useCallback, useMemo } from 'react';
import type { Sales, SalesBucket } from '@portico/contracts/sales/schema';
import { formatMoney } from '@portico/sdk/rules/money';
import { formatThousands } from '@portico/sdk/rules/numbers';
import type { SalesStep } from '@portico/contracts/rules/sales-period';
import { BarChart, barChartOptions, colorAt } from '@portico/ui/charts';
import { Card, Heading, Stack, Text } from '@portico/ui';
import { ChartLegend } from '../ui/chart-legend.tsx';
import { bucketFormat, bucketTimes } from './bucket-text.ts';

const HEIGHT = 280;

interface Bars {
  name: string;
  color: string;
  /** The sum over the period, as text. */
  sum: string;
  values: number[];
}

interface BucketChartProps {
  id: string;
  title: string;
  bars: readonly Bars[];
  times: readonly number[];
  formatTime: (time: number) => string;
  formatValue: (value: number) => string;
}

function BucketChart({ id, title, bars, times, formatTime, formatValue }: BucketChartProps) {
  const drawing = useMemo(
    () => ({
      series: bars.map(({ name, values }) => ({
        name,
        data: values.map((y, x) => ({ x, y })),
      })),
      options: barChartOptions({
        id,
        colors: bars.map(({ color }) => color),
        times,
        animated: false,
        formatTime,
        formatValue,
      }),
    }),
    [id, bars, times, formatTime, formatValue],
  );
  return (
    <Card as="section" aria-label={title}>
      <Stack direction="row" gap={3} align="center" justify="space-between" wrap>
        <Heading level={2} size="m">
          {title}
        </Heading>
        <Text as="span" tone="muted" size="s">
          Times in UTC
        </Text>
      </Stack>
      <BarChart
        label={`${title}: ${bars.map(({ name, sum }) => `${name} ${sum}`).join(', ')}`}
        height={HEIGHT}
        drawing={drawing}
      />
      <ChartLegend
        lines={bars.map(({ name, color, sum }) => ({ id: name, name, color, count: sum }))}
        dashes={[0]}
      />
    </Card>
  );
}

/** Money and plans of each day or month. Money that was paid back is below zero. */
export function SalesCharts({ sales, by }: { sales: Sales; by: SalesStep }) {
  const { buckets, totals, currency } = sales;
  const formatAmount = useCallback((amount: number) => formatMoney(amount, currency), [currency]);
  const axis = useMemo(() => {
    const times = bucketTimes(buckets);
    return { times, formatTime: bucketFormat(times, by) };
  }, [buckets, by]);
  const money = useMemo((): Bars[] => {
    const bar = (name: string, at: number, total: number, of: (row: SalesBucket) => number) => ({
      name,
      color: colorAt(at),
      sum: formatAmount(total),
      values: buckets.map(of),
    });
    return [
      bar('Revenue', 1, totals.revenue, ({ revenue }) => revenue),
      bar('Refunds', 7, totals.refunds, ({ refunds }) => -refunds),
      bar('Disputes', 2, totals.disputes, ({ disputes }) => -disputes),
    ];
  }, [buckets, totals, formatAmount]);
  const plans = useMemo(
    (): Bars[] =>
      totals.plans.map(({ plan: id }, index) => {
        const countOf = (row: Pick<SalesBucket, 'plans'>) =>
          row.plans.find(({ plan }) => plan === id)?.purchases ?? 0;
        return {
          name: id,
          color: colorAt(index === 0 ? 0 : index + 2),
          sum: formatThousands(countOf(totals)),
          values: buckets.map(countOf),
        };
      }),
    [buckets, totals],
  );
  return (
    <>
      <BucketChart
        id="sales-money"
        title="Revenue"
        bars={money}
        {...axis}
        formatValue={formatAmount}
      />
      <BucketChart
        id="sales-plans"
        title="Purchases by plan"
        bars={plans}
        {...axis}
        formatValue={formatThousands}
      />
    </>
  );
}
