import { useState } from 'react';
import { noDataSince } from '@portico/contracts/rules/status/moment';
import { formatAge } from '@portico/sdk/rules/time/relative';
import { Button, media, Skeleton } from '@portico/ui';
import { styled } from 'styled-components';
import { useWhileVisible } from './use-while-visible.ts';

const TICK_MS = 5000;

export const FreshnessLine = styled.p<{ $warns: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  /* The text has two lines on a phone. */
  min-height: 48px;
  margin: 0;
  color: ${(props) => (props.$warns ? 'var(--color-warning)' : 'var(--color-text-muted)')};
  font-size: var(--text-3);
  font-variant-numeric: tabular-nums;

  ${media.desktop} {
    min-height: 36px;
  }
`;

const Impaired = styled.strong`
  color: var(--color-warning);
  font-weight: 600;
`;

interface FreshnessProps {
  /** The newest figures are stale by the server's clock. */
  isSilent: boolean;
  /** A call fails: the present state is unknown. */
  isUnsure?: boolean;
  /** When the bot measured the figures, epoch seconds. */
  seenAt: number | undefined;
  /** When the answer arrived, epoch milliseconds of this device. Only used for the time since then. */
  answeredAt: number | undefined;
  /** Error of the last refetch. */
  stale: string | undefined;
  /** Components that do not work as usual, in words. */
  impaired?: string;
  onRefresh: () => void;
}

/** Age of the figures, and an error if the last refetch failed. */
export function Freshness({
  isSilent,
  isUnsure = false,
  seenAt,
  answeredAt,
  stale,
  impaired,
  onRefresh,
}: FreshnessProps) {
  const [now, setNow] = useState(() => Date.now());
  useWhileVisible(TICK_MS, () => setNow(Date.now()));
  return (
    <FreshnessLine $warns={isSilent || stale !== undefined}>
      <span>
        {isSilent
          ? noDataSince(seenAt)
          : // An answer newer than the last tick has just arrived.
            `${isUnsure ? 'Last data' : 'Updated'} ${formatAge((now - (answeredAt ?? now)) / 1000)}`}
      </span>
      {stale === undefined ? (
        !isSilent && !isUnsure && <span>Updates every minute</span>
      ) : (
        <>
          <span role="status">Could not refresh: {stale}</span>
          <Button variant="secondary" size="s" onClick={onRefresh}>
            Refresh
          </Button>
        </>
      )}
      {impaired && <Impaired>{impaired}</Impaired>}
    </FreshnessLine>
  );
}

/** Placeholder of the age while the figures load. */
export function FreshnessPlaceholder() {
  return (
    <FreshnessLine as="div" $warns={false}>
      <Skeleton width="180px" height="1.25rem" />
    </FreshnessLine>
  );
}
