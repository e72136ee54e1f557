import { useState } from 'react';
import { formatAge } from 'shared/rules/durations';
import { Button, media, Skeleton } from 'shared/ui';
import { styled } from 'styled-components';
import { useWhileVisible } from './use-while-visible.ts';

const TICK_MS = 5000;
/** The bot reports every ten seconds: after this it is silent, and its figures are old. Seconds. */
const SILENT = 5 * 60;

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
  /** When the bot saw what is shown, epoch seconds. */
  seenAt: number;
  /** What kept newer figures from coming. */
  stale: string | undefined;
  onRefresh: () => void;
}

/** How old the figures are: they refresh themselves, and say so when they cannot. */
export function Freshness({ seenAt, stale, onRefresh }: FreshnessProps) {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useWhileVisible(TICK_MS, () => setNow(Date.now() / 1000));
  // Newer figures than the last tick are of just now.
  const age = now - seenAt;
  const isSilent = age > SILENT;
  const words = isSilent
    ? `The bot last reported ${formatAge(age)}`
    : `Data from ${formatAge(age)}`;
  return (
    <Line $warns={isSilent || stale !== undefined}>
      <time dateTime={new Date(seenAt * 1000).toISOString()}>{words}</time>
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
