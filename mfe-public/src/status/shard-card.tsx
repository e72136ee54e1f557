import { memo } from 'react';
import { formatUptime } from '@portico/sdk/rules/time/duration';
import { formatMoment } from '@portico/sdk/rules/time/format';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { Card, Heading, Stack } from '@portico/ui';
import { styled } from 'styled-components';
import type { ShardAnswer } from './answers.ts';

export const CARD_HEIGHT = '178px';

/**
 * Off-screen cards are not laid out: there can be ten thousand. A fixed height reserves their
 * space.
 */
const Box = styled(Card)`
  min-height: ${CARD_HEIGHT};
  content-visibility: auto;
  contain-intrinsic-size: auto 240px auto 0;

  &[aria-current='true'] {
    border-color: var(--color-accent);
    box-shadow: 0 0 0 1px var(--color-accent);
  }
`;

const STATES = {
  up: { words: 'Operational', color: 'var(--color-success)', radius: 'var(--radius-full)' },
  down: { words: 'Down', color: 'var(--color-danger)', radius: '2px' },
  unknown: { words: 'Unknown', color: 'var(--color-text-muted)', radius: 'var(--radius-full)' },
} as const;

/** State of a shard (spec 0 §4). A stale shard's state is unknown. */
export const stateOf = ({ is_ready, is_stale }: ShardAnswer) =>
  is_stale ? 'unknown' : is_ready ? 'up' : 'down';

const State = styled.p<{ $state: keyof typeof STATES }>`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin: 0;
  color: ${(props) => STATES[props.$state].color};
  font-size: var(--text-3);
  font-weight: 600;

  &::before {
    width: 9px;
    height: 9px;
    border-radius: ${(props) => STATES[props.$state].radius};
    background: currentColor;
    content: '';
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-4);
  margin: var(--space-3) 0 0;
  font-size: var(--text-4);
  font-variant-numeric: tabular-nums;

  & > dt {
    color: var(--color-text-muted);
  }

  & > dd {
    margin: 0;
    text-align: right;
  }
`;

interface ShardCardProps {
  shard: ShardAnswer;
  /** The shard that was searched for. */
  isSought?: boolean;
}

/** One shard's health (spec 0 §2, §4). */
export const ShardCard = memo(function ShardCard({ shard, isSought = false }: ShardCardProps) {
  const state = stateOf(shard);
  return (
    <Box forwardedAs="li" padding={4} aria-current={isSought ? 'true' : undefined}>
      <Stack direction="row" justify="space-between" align="center">
        <Heading level={3} size="s">
          Shard {shard.shard_id}
        </Heading>
        <State $state={state}>{STATES[state].words}</State>
      </Stack>
      <Facts>
        {state === 'unknown' ? (
          <>
            <dt>No data since</dt>
            <dd>{typeof shard.seen_at === 'number' ? formatMoment(shard.seen_at) : 'unknown'}</dd>
            <dt>Latency</dt>
            <dd>Unknown</dd>
          </>
        ) : (
          <>
            <dt>Uptime</dt>
            <dd>{formatUptime(shard.uptime)}</dd>
            <dt>Latency</dt>
            <dd>{formatThousands(shard.latency)} ms</dd>
          </>
        )}
        <dt>Servers</dt>
        <dd>{formatThousands(shard.server_count)}</dd>
        <dt>Users</dt>
        <dd>{formatThousands(shard.member_count)}</dd>
      </Facts>
    </Box>
  );
});
