import type { StatusComponents } from '@portico/sdk/contracts/components/schema';
import type { StatusRange } from '@portico/sdk/contracts/status/schema';
import { isSilent } from '@portico/sdk/rules/growth';
import type { StatusTotals } from '@portico/sdk/rules/growth';
import { overallView } from '@portico/sdk/rules/status/overall-view';
import { seenAt } from '@portico/sdk/rules/status/screen';
import { componentStateLabel } from '@portico/sdk/rules/uptime';
import { SegmentedControl, Skeleton } from '@portico/ui';
import type { ShardAnswer } from './answers.ts';
import { Freshness, FreshnessPlaceholder } from './freshness.tsx';
import { Overall, OverallLine, OverviewRow, OverviewWords } from './overall.tsx';
import { RANGES } from './ranges.ts';
import { Scripted } from './status-layout.tsx';

interface OverviewCardProps {
  totals: StatusTotals | undefined;
  /** The totals are still loading. */
  isLoading: boolean;
  shards: readonly ShardAnswer[] | undefined;
  /** When the answer of the shards arrived, epoch milliseconds of this device. */
  answeredAt: number | undefined;
  /** Error of the last refetch. */
  stale: string | undefined;
  /** Undefined while they are unknown. */
  components: StatusComponents['components'] | undefined;
  onRefresh: () => void;
  range: StatusRange;
  onRange: (range: StatusRange) => void;
  isSwitching: boolean;
}

/** The overall state is that of the shards (spec 0 §4): other components are named beside it. */
const impairedOf = (components: StatusComponents['components']): string =>
  components
    .filter(({ state }) => state !== 'up' && state !== 'unknown')
    .map(({ name, state }) => `${name}: ${componentStateLabel(state).toLowerCase()}`)
    .join(' · ');

/** Overall indicator, the age of the figures, and range selector (spec 0 §2, §4). */
export function OverviewCard({
  totals,
  isLoading,
  shards,
  answeredAt,
  stale,
  components,
  onRefresh,
  range,
  onRange,
  isSwitching,
}: OverviewCardProps) {
  return (
    <OverviewRow>
      <OverviewWords>
        <OverallLine role="status">
          {totals ? (
            <Overall view={overallView(totals)} />
          ) : isLoading ? (
            <Skeleton width="230px" height="1.5rem" />
          ) : (
            'Status unknown'
          )}
        </OverallLine>
        {shards ? (
          <Freshness
            isSilent={totals !== undefined && isSilent(totals)}
            seenAt={seenAt(shards)}
            answeredAt={answeredAt}
            stale={stale}
            impaired={impairedOf(components ?? [])}
            onRefresh={onRefresh}
          />
        ) : (
          isLoading && <FreshnessPlaceholder />
        )}
      </OverviewWords>
      <Scripted>
        <SegmentedControl
          label="Range of the charts"
          options={RANGES}
          value={range}
          onChange={onRange}
          disabled={isSwitching}
        />
      </Scripted>
    </OverviewRow>
  );
}
