import { useState } from 'react';
import { formatAge } from 'shared/rules/durations';
import { Button, media, Skeleton } from 'shared/ui';
import { styled } from 'styled-components';
import { noDataSince } from './no-data-since.ts';
import { useWhileVisible } from './use-while-visible.ts';

const TICK_MS = 5000;

const Line = styled.p<{ $warns: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  /* Two lines on a phone. */
  min-height: 48px;
  margin: 0;
  color: ${(props) => (props.$warns ? 'var(--color-warning)' : 'var(--color-text-muted)')};
  font-size: var(--text-3);
  font-variant-numeric: tabular-nums;

  ${media.desktop} {
    min-height: 36px;
  }
`;

interface FreshnessProps {
  /** The newest figures are stale by the server's clock. */
  isSilent: boolean;
  /** When the bot saw what is shown, epoch seconds. */
  seenAt: number | undefined;
  /** When the answer came, epoch milliseconds of this device: only time since then is measured. */
  answeredAt: number | undefined;
  /** What kept newer figures from coming. */
  stale: string | undefined;
  onRefresh: () => void;
}

/** How old the figures are: they refresh themselves, and say so when they cannot. */
export function Freshness({ isSilent, seenAt, answeredAt, stale, onRefresh }: FreshnessProps) {
  const [now, setNow] = useState(() => Date.now());
  useWhileVisible(TICK_MS, () => setNow(Date.now()));
  return (
    <Line $warns={isSilent || stale !== undefined}>
      <span>
        {isSilent
          ? noDataSince(seenAt)
          : // A newer answer than the last tick is of just now.
            `Updated ${formatAge((now - (answeredAt ?? now)) / 1000)}`}
      </span>
      {stale === undefined ? (
        !isSilent && <span>Refreshes itself every minute</span>
      ) : (
        <>
          <span role="status">Could not refresh: {stale}</span>
          <Button variant="secondary" size="s" onClick={onRefresh}>
            Refresh
          </Button>
        </>
      )}
    </Line>
  );
}

/** Holds the place of the age while the figures load. */
export function FreshnessPlaceholder() {
  return (
    <Line as="div" $warns={false}>
      <Skeleton width="180px" height="1.25rem" />
    </Line>
  );
}
