import type { ShardRecord } from 'shared/contracts/status/schema';
import { formatUptime } from 'shared/rules/durations';
import { formatThousands } from 'shared/rules/numbers';
import { Card, Grid, Heading, Skeleton, Stack } from 'shared/ui';
import { styled } from 'styled-components';

const PLACEHOLDERS = 8;
const CARD_HEIGHT = '178px';

const ShardCard = styled(Card)`
  min-height: ${CARD_HEIGHT};
`;

const State = styled.p<{ $ready: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin: 0;
  color: ${(props) => (props.$ready ? 'var(--color-success)' : 'var(--color-danger)')};
  font-size: 0.875rem;
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
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  & > dt {
    color: var(--color-text-muted);
  }

  & > dd {
    margin: 0;
    text-align: right;
  }
`;

const Bare = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Every shard's health (spec 0 §2). @param shards undefined: still loading */
export function ShardGrid({ shards }: { shards: readonly ShardRecord[] | undefined }) {
  return (
    <Stack as="section" gap={4} aria-labelledby="shard-status">
      <Heading level={2} id="shard-status">
        Shard Status
      </Heading>
      <Grid as={Bare} min="240px">
        {shards
          ? shards.map((shard) => <Shard key={shard.shard_id} shard={shard} />)
          : Array.from({ length: PLACEHOLDERS }, (_, index) => (
              <li key={index}>
                <Skeleton height={CARD_HEIGHT} radius="l" />
              </li>
            ))}
      </Grid>
    </Stack>
  );
}

function Shard({ shard }: { shard: ShardRecord }) {
  return (
    <ShardCard forwardedAs="li" padding={4}>
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
    </ShardCard>
  );
}
