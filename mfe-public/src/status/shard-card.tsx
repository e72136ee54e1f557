import { memo } from 'react';
import type { ShardRecord } from 'shared/contracts/status/schema';
import { formatUptime } from 'shared/rules/durations';
import { formatThousands } from 'shared/rules/numbers';
import { Card, Heading, Stack } from 'shared/ui';
import { styled } from 'styled-components';

export const CARD_HEIGHT = '178px';

/** Cards out of sight cost no layout: there may be ten thousand. Their height holds their place. */
const Box = styled(Card)`
  min-height: ${CARD_HEIGHT};
  content-visibility: auto;
  contain-intrinsic-size: auto 240px auto 0;

  &[aria-current='true'] {
    border-color: var(--color-accent);
    box-shadow: 0 0 0 1px var(--color-accent);
  }
`;

const State = styled.p<{ $ready: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin: 0;
  color: ${(props) => (props.$ready ? 'var(--color-success)' : 'var(--color-danger)')};
  font-size: var(--text-3);
  font-weight: 600;

  &::before {
    width: 9px;
    height: 9px;
    border-radius: ${(props) => (props.$ready ? 'var(--radius-full)' : '2px')};
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
  shard: ShardRecord;
  /** The one that somebody looks for. */
  isSought?: boolean;
}

/** One shard's health (spec 0 §2, §4). */
export const ShardCard = memo(function ShardCard({ shard, isSought = false }: ShardCardProps) {
  return (
    <Box forwardedAs="li" padding={4} aria-current={isSought ? 'true' : undefined}>
      <Stack direction="row" justify="space-between" align="center">
        <Heading level={3} size="s">
          Shard {shard.shard_id}
        </Heading>
        <State $ready={shard.is_ready}>{shard.is_ready ? 'Operational' : 'Down'}</State>
      </Stack>
      <Facts>
        <dt>Uptime</dt>
        <dd>{formatUptime(shard.uptime)}</dd>
        <dt>Latency</dt>
        <dd>{formatThousands(shard.latency)} ms</dd>
        <dt>Servers</dt>
        <dd>{formatThousands(shard.server_count)}</dd>
        <dt>Users</dt>
        <dd>{formatThousands(shard.member_count)}</dd>
      </Facts>
    </Box>
  );
});
