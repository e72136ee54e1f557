import { memo } from 'react';
import type { ReactNode } from 'react';
import { Skeleton, useRenderLimit } from '@portico/ui';
import type { ShardAnswer } from './answers.ts';
import { CARD_HEIGHT, ShardCard } from './shard-card.tsx';
import { ShardList } from './shard-list.tsx';

const PLACEHOLDERS = 8;

interface ShardGridProps {
  /** Ascending by id; undefined: still loading. */
  shards: readonly ShardAnswer[] | undefined;
  /** Id of the shard that was searched for. */
  sought?: number;
  /** Beside the heading. */
  tools?: ReactNode;
  /** Why there are none. */
  note?: string;
}

/** Every shard's health, ascending by id (spec 0 §2). */
export const ShardGrid = memo(function ShardGrid({ shards, sought, tools, note }: ShardGridProps) {
  const drawn = useRenderLimit(shards?.length ?? 0, '');
  return (
    <ShardList isBusy={!shards} tools={tools} notes={note === undefined ? [] : [note]}>
      {shards
        ? shards
            .slice(0, drawn)
            .map((shard) => (
              <ShardCard key={shard.shard_id} shard={shard} isSought={shard.shard_id === sought} />
            ))
        : Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <li key={index}>
              <Skeleton height={CARD_HEIGHT} radius="l" />
            </li>
          ))}
    </ShardList>
  );
});
