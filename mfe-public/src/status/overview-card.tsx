import type { StatusRange } from '@portico/sdk/contracts/status/schema';
import { isSilent } from '@portico/sdk/rules/growth';
import type { StatusTotals } from '@portico/sdk/rules/growth';
import { Card, SegmentedControl, Skeleton } from '@portico/ui';
import { css, styled } from 'styled-components';
import { seenAt } from './answers.ts';
import type { ShardAnswer } from './answers.ts';
import { Freshness, FreshnessPlaceholder } from './freshness.tsx';

const RANGES: { value: StatusRange; label: string }[] = [
  { value: '24h', label: '24h' },
  { value: '7d', label: '7d' },
  { value: '30d', label: '30d' },
  { value: 'all', label: 'All' },
];

const Row = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
`;

const Overall = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 1.75rem;
  margin: 0;
  font-size: var(--text-6);
  font-weight: 600;
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-1);
`;

const DOT = {
  ready: css`
    border-radius: var(--radius-full);
    background: var(--color-success);
    box-shadow: 0 0 0 5px var(--color-success-soft);
  `,
  partly: css`
    border-radius: 3px;
    background: var(--color-warning);
    box-shadow: 0 0 0 5px var(--color-warning-soft);
  `,
  unknown: css`
    border: 2px solid var(--color-text-muted);
    border-radius: var(--radius-full);
    box-shadow: 0 0 0 5px var(--color-surface-hover);
  `,
};

const Dot = styled.span<{ $state: keyof typeof DOT }>`
  flex: none;
  box-sizing: border-box;
  width: 12px;
  height: 12px;
  ${(props) => DOT[props.$state]}
`;

/** The overall state as text (spec 0 §4). A silent bot's state is unknown. */
function overallOf(totals: StatusTotals): { state: keyof typeof DOT; words: string } {
  const { ready, shards } = totals;
  if (isSilent(totals)) return { state: 'unknown', words: 'Status unknown' };
  return ready === shards
    ? { state: 'ready', words: 'All Systems Operational' }
    : { state: 'partly', words: `${ready}/${shards} Shards Operational` };
}

interface OverviewCardProps {
  totals: StatusTotals | undefined;
  /** The totals are still loading. */
  isLoading: boolean;
  shards: readonly ShardAnswer[] | undefined;
  /** When the answer of the shards arrived, epoch milliseconds of this device. */
  answeredAt: number | undefined;
  /** Error of the last refetch. */
  stale: string | undefined;
  onRefresh: () => void;
  range: StatusRange;
  onRange: (range: StatusRange) => void;
  isSwitching: boolean;
}

/** Overall indicator, the age of the figures, and range selector (spec 0 §2, §4). */
export function OverviewCard({
  totals,
  isLoading,
  shards,
  answeredAt,
  stale,
  onRefresh,
  range,
  onRange,
  isSwitching,
}: OverviewCardProps) {
  const overall = totals && overallOf(totals);
  return (
    <Row>
      <Words>
        <Overall role="status">
          {overall ? (
            <>
              <Dot $state={overall.state} aria-hidden="true" />
              {overall.words}
            </>
          ) : isLoading ? (
            <Skeleton width="230px" height="1.5rem" />
          ) : (
            'Status unknown'
          )}
        </Overall>
        {shards ? (
          <Freshness
            isSilent={overall?.state === 'unknown'}
            seenAt={seenAt(shards)}
            answeredAt={answeredAt}
            stale={stale}
            onRefresh={onRefresh}
          />
        ) : (
          isLoading && <FreshnessPlaceholder />
        )}
      </Words>
      <SegmentedControl
        label="Range of the charts"
        options={RANGES}
        value={range}
        onChange={onRange}
        disabled={isSwitching}
      />
    </Row>
  );
}
