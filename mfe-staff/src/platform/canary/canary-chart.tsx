import { useMemo } from 'react';
import type { RunningCanary } from '@portico/sdk/contracts/canaries/schema';
import { PALETTE, LineChart, lineChartOptions } from '@portico/ui/charts';
import { formatClock } from '@portico/sdk/rules/time/format';
import { ChartLegend } from '../../ui/chart-legend.tsx';
import { percentText } from '../health.ts';
import { failingShares } from './failing-shares.ts';

const HEIGHT = 200;
/** Dash patterns distinguish the lines without color. */
const DASHES = [6, 0];
const MIN_POINTS = 2;
const LINES = [
  { id: 'old', name: 'Live version: failing visits' },
  { id: 'new', name: 'of the new version' },
];

/** Failing visits of both versions, in percent of all visits since the start. */
export function CanaryChart({ canary }: { canary: RunningCanary }) {
  const { id, series, baseline, version } = canary;
  const drawing = useMemo(() => {
    const shares = failingShares(series);
    if (shares.times.length < MIN_POINTS) return undefined;
    const line = (name: string, values: (number | null)[]) => ({
      name,
      data: values.map((y, x) => ({ x, y })),
    });
    return {
      series: [line(`${baseline} (live)`, shares.old), line(`${version} (new)`, shares.new)],
      options: {
        ...lineChartOptions({
          id: `canary-${id}`,
          colors: PALETTE.slice(0, 2),
          times: shares.times,
          animated: false,
          formatTime: formatClock,
          formatValue: (value) => percentText(value / 100),
        }),
        stroke: { width: 2, curve: 'straight' as const, dashArray: DASHES },
      },
    };
  }, [id, series, baseline, version]);
  if (!drawing) return null;
  return (
    <div>
      <LineChart
        label="Percentage of failing visits for both versions since the start"
        height={HEIGHT}
        drawing={drawing}
      />
      <ChartLegend lines={LINES} dashes={DASHES} />
    </div>
  );
}
