import { memo } from 'react';
import type { ReactNode } from 'react';
import { Grid, Heading, Skeleton, Stack, useRenderLimit } from '@portico/ui';
import { UnstyledList } from '../unstyled-list.ts';
import type { ShardAnswer } from './answers.ts';
import { CARD_HEIGHT, ShardCard } from './shard-card.tsx';

const PLACEHOLDERS = 8;
const CARD_WIDTH = '240px';

interface ShardGridProps {
  /** Ascending by id; undefined: still loading. */
  shards: readonly ShardAnswer[] | undefined;
  /** Id of the shard that was searched for. */
  sought?: number;
  /** Beside the heading. */
  tools?: ReactNode;
}

/** Every shard's health, ascending by id (spec 0 §2). */
export const ShardGrid = memo(function ShardGrid({ shards, sought, tools }: ShardGridProps) {
  const drawn = useRenderLimit(shards?.length ?? 0, '');
  return (
    <Stack as="section" gap={4} aria-labelledby="shard-status">
      <Stack direction="row" gap={3} justify="space-between" align="center" wrap>
        <Heading level={2} id="shard-status">
          Shard Status
        </Heading>
        {tools}
      </Stack>
      <Grid as={UnstyledList} min={CARD_WIDTH} aria-busy={!shards}>
        {shards
          ? shards
              .slice(0, drawn)
              .map((shard) => (
                <ShardCard
                  key={shard.shard_id}
                  shard={shard}
                  isSought={shard.shard_id === sought}
                />
              ))
          : Array.from({ length: PLACEHOLDERS }, (_, index) => (
              <li key={index}>
                <Skeleton height={CARD_HEIGHT} radius="l" />
              </li>
            ))}
      </Grid>
    </Stack>
  );
});
