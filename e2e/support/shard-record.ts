import type { ShardRecord } from '@portico/contracts/status/schema';

/** A ready shard in the API's format, with the given changes. */
export const shardRecord = (shard_id: number, facts: Partial<ShardRecord> = {}): ShardRecord => ({
  shard_id,
  server_count: 1000,
  member_count: 50_000,
  latency: 40,
  uptime: 7500,
  is_ready: true,
  seen_at: Math.floor(Date.now() / 1000),
  is_stale: false,
  ...facts,
});
