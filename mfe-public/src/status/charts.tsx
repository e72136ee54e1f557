import type { StatusRange } from '@portico/contracts/status/schema';
import type { ChartPoint } from '@portico/contracts/rules/growth';
import { Grid } from '@portico/ui';
import { FadeIn } from './fade-in.tsx';
import { GrowthChart } from './growth-chart.tsx';

interface ChartsProps {
  /** undefined: still loading */
  points: readonly ChartPoint[] | undefined;
  range: StatusRange;
  animated: boolean;
}

/** The bot's size and latency over time (spec 0 §2). */
export function Charts(charts: ChartsProps) {
  return (
    <>
      <Grid min="420px">
        <FadeIn>
          <GrowthChart title="Server Growth" field="total_servers" unit="Servers" {...charts} />
        </FadeIn>
        <FadeIn>
          <GrowthChart title="User Growth" field="total_users" unit="Users" {...charts} />
        </FadeIn>
      </Grid>
      <FadeIn>
        <GrowthChart title="Latency" field="average_latency" unit="Milliseconds" {...charts} />
      </FadeIn>
    </>
  );
}
