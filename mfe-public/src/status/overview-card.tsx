import type { StatusComponents } from '@portico/contracts/components/schema';
import type { StatusRange } from '@portico/contracts/status/schema';
import { isSilent } from '@portico/contracts/rules/growth';
import { momentOf } from '@portico/contracts/rules/status/moment';
import { neverText } from '@portico/contracts/rules/status/no-data';
import { overallView, UNKNOWN } from '@portico/contracts/rules/status/overall-view';
import { seenAt } from '@portico/contracts/rules/status/screen';
import { componentStateLabel } from '@portico/contracts/rules/uptime';
import { SegmentedControl, Skeleton } from '@portico/ui';
import { problemOf } from './answers.ts';
import { Freshness, FreshnessLine, FreshnessPlaceholder } from './freshness.tsx';
import { Overall, OverallLine, OverviewRow, OverviewWords } from './overall.tsx';
import { RANGES } from './ranges.ts';
import { StatusFailure } from './status-failure.tsx';
import { Scripted } from './status-layout.tsx';
import type { Status } from './use-status.ts';

interface OverviewCardProps {
  status: Status;
  /** Undefined while they are unknown. */
  components: StatusComponents['components'] | undefined;
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

/**
 * Overall indicator, the age of the figures, and range selector (spec 0 §2, §4). A failure has no card of its
 * own: it would contradict this one.
 */
export function OverviewCard({
  status,
  components,
  range,
  onRange,
  isSwitching,
}: OverviewCardProps) {
  const { history, shards, shardList, points, totals, isUnsure, retry } = status;
  const failed = [history, shards].find(({ state }) => state === 'failed');
  return (
    <OverviewRow>
      <OverviewWords>
        <OverallLine role="status">
          {isUnsure || shards.state === 'empty' ? (
            <Overall view={UNKNOWN} />
          ) : totals ? (
            <Overall view={overallView(totals)} />
          ) : (
            <Skeleton width="230px" height="1.5rem" />
          )}
        </OverallLine>
        <Age status={status} components={components} />
      </OverviewWords>
      {(shardList ?? !failed) && (
        <Scripted>
          <SegmentedControl
            label="Range of the charts"
            options={RANGES}
            value={range}
            onChange={onRange}
            disabled={isSwitching}
          />
        </Scripted>
      )}
      {failed && (
        <StatusFailure
          message={problemOf(failed) ?? ''}
          hasData={Boolean(shardList ?? points)}
          onRetry={retry}
        />
      )}
    </OverviewRow>
  );
}

/** How old the figures are, and where there are none, why. */
function Age({ status, components }: Pick<OverviewCardProps, 'status' | 'components'>) {
  const { history, shards, shardList, answeredAt, totals, lastReading, isUnsure, retry } = status;
  const stale = [shards, history].find((answer) => answer.state === 'loaded' && answer.stale);
  if (shardList) {
    return (
      <Freshness
        isSilent={totals !== undefined && isSilent(totals)}
        isUnsure={isUnsure}
        seenAt={seenAt(shardList)}
        answeredAt={answeredAt}
        stale={stale && problemOf(stale)}
        impaired={impairedOf(components ?? [])}
        onRefresh={retry}
      />
    );
  }
  if (shards.state === 'loading') return isUnsure ? null : <FreshnessPlaceholder />;
  if (lastReading) {
    return (
      <FreshnessLine $warns>
        <span>{shards.state === 'empty' && neverText(true)}</span>
        <span>Last data {momentOf(lastReading.timestamp)}</span>
      </FreshnessLine>
    );
  }
  if (shards.state !== 'empty' || history.state === 'failed') return null;
  if (history.state === 'loading') return <FreshnessPlaceholder />;
  return (
    <FreshnessLine $warns>
      <span>{neverText(false)}</span>
    </FreshnessLine>
  );
}
