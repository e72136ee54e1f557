import type { ShardRecord, StatusRange } from 'shared/contracts/status/schema';
import type { StatusTotals } from 'shared/rules/growth';
import { Card, SegmentedControl, Skeleton } from 'shared/ui';
import { styled } from 'styled-components';
import { seenAt } from './answers.ts';
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

const Dot = styled.span<{ $ready: boolean }>`
  flex: none;
  width: 12px;
  height: 12px;
  border-radius: ${(props) => (props.$ready ? 'var(--radius-full)' : '3px')};
  background: ${(props) => (props.$ready ? 'var(--color-success)' : 'var(--color-warning)')};
  box-shadow: 0 0 0 5px
    ${(props) => (props.$ready ? 'var(--color-success-soft)' : 'var(--color-warning-soft)')};
`;

interface OverviewCardProps {
  totals: StatusTotals | undefined;
  /** The totals are still on their way. */
  isLoading: boolean;
  shards: readonly ShardRecord[] | undefined;
  /** What kept newer figures from coming. */
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
  stale,
  onRefresh,
  range,
  onRange,
  isSwitching,
}: OverviewCardProps) {
  const allReady = totals !== undefined && totals.ready === totals.shards;
  return (
    <Row>
      <Words>
        <Overall role="status">
          {totals ? (
            <>
              <Dot $ready={allReady} aria-hidden="true" />
              {allReady
                ? 'All Systems Operational'
                : `${totals.ready}/${totals.shards} Shards Operational`}
            </>
          ) : isLoading ? (
            <Skeleton width="230px" height="1.5rem" />
          ) : (
            'Status unknown'
          )}
        </Overall>
        {shards ? (
          <Freshness seenAt={seenAt(shards)} stale={stale} onRefresh={onRefresh} />
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
