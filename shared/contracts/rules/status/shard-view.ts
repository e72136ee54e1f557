import { formatThousands } from '@portico/sdk/rules/numbers';
import { formatUptime } from '@portico/sdk/rules/time/duration';
import { choiceOf } from './choice.ts';
import type { Choice } from './choice.ts';
import { momentOf } from './moment.ts';

export const SHARD_STATES = ['up', 'down', 'unknown'] as const;
export type ShardStateName = (typeof SHARD_STATES)[number];

const LABELS: Record<ShardStateName, string> = {
  up: 'Operational',
  down: 'Down',
  unknown: 'Unknown',
};

interface ShardFields {
  shard_id: number;
  server_count: number;
  member_count: number;
  latency: number;
  /** Seconds. */
  uptime: number;
  is_ready: boolean;
  seen_at?: number | null | undefined;
  is_stale?: boolean | null | undefined;
}

/** Texts of a shard. */
export interface ShardView {
  title: string;
  /** Label of the state (spec 0 §4). */
  state: Choice<ShardStateName, string>;
  facts: { label: string; value: string }[];
}

/** A stale shard's state is unknown. */
export const shardState = ({ is_ready, is_stale }: ShardFields): ShardStateName =>
  is_stale ? 'unknown' : is_ready ? 'up' : 'down';

/** @param tz as in `momentOf` */
export function shardView(shard: ShardFields, tz?: 'UTC'): ShardView {
  const state = shardState(shard);
  const { seen_at: seenAt } = shard;
  const health =
    state === 'unknown'
      ? [
          {
            label: 'No data since',
            value: typeof seenAt === 'number' ? momentOf(seenAt, tz) : 'unknown',
          },
          { label: 'Latency', value: 'Unknown' },
        ]
      : [
          { label: 'Uptime', value: formatUptime(shard.uptime) },
          { label: 'Latency', value: `${formatThousands(shard.latency)} ms` },
        ];
  return {
    title: `Shard ${shard.shard_id}`,
    state: choiceOf(SHARD_STATES, state, LABELS[state]),
    facts: [
      ...health,
      { label: 'Servers', value: formatThousands(shard.server_count) },
      { label: 'Users', value: formatThousands(shard.member_count) },
    ],
  };
}
