import { bucketOf, rangeStart } from './buckets.ts';
import type { BucketQuery } from './buckets.ts';

interface Reading {
  /** Epoch seconds. */
  timestamp: number;
  guilds: number;
  users: number;
  ping: number;
}

interface Shard {
  server_count: number;
  member_count: number;
  latency: number;
  is_ready: boolean;
}

/** One point of the charts (spec 0 §3). */
export interface ChartPoint {
  timestamp: number;
  total_servers: number;
  total_users: number;
  average_latency: number;
}

/** What all shards are together (spec 0 §3). */
export interface StatusTotals {
  servers: number;
  users: number;
  /** Mean, rounded; 0 without shards. */
  latency: number;
  ready: number;
  shards: number;
}

export function totalsOf(shards: readonly Shard[]): StatusTotals {
  const sum = (pick: (shard: Shard) => number) => shards.reduce((all, each) => all + pick(each), 0);
  return {
    servers: sum((shard) => shard.server_count),
    users: sum((shard) => shard.member_count),
    latency: shards.length ? Math.round(sum((shard) => shard.latency) / shards.length) : 0,
    ready: shards.filter((shard) => shard.is_ready).length,
    shards: shards.length,
  };
}

/**
 * The points of a range (spec 0 §7): the first reading of each bucket, and a live one for the
 * present bucket where it has none, stamped with the bucket's start (DESIGN §10.2).
 * @param live undefined: no live point
 */
export function chartPoints(
  readings: readonly Reading[],
  live: StatusTotals | undefined,
  query: Omit<BucketQuery, 'earliest'>,
): ChartPoint[] {
  const sorted = [...readings].sort((a, b) => a.timestamp - b.timestamp);
  const earliest = sorted[0]?.timestamp ?? query.now;
  const since = rangeStart({ ...query, earliest });
  const points = new Map<number, ChartPoint>();
  for (const { timestamp, guilds, users, ping } of sorted) {
    const bucket = bucketOf(timestamp, query.range, query.tz);
    if (timestamp < since || points.has(bucket)) continue;
    points.set(bucket, {
      timestamp,
      total_servers: guilds,
      total_users: users,
      average_latency: ping,
    });
  }
  const present = bucketOf(query.now, query.range, query.tz);
  if (live && !points.has(present)) {
    points.set(present, {
      timestamp: present,
      total_servers: live.servers,
      total_users: live.users,
      average_latency: live.latency,
    });
  }
  return [...points.values()];
}

/** Last point minus first point of a range; 0 with fewer than two. */
export function growthOf(
  points: readonly ChartPoint[],
  field: 'total_servers' | 'total_users',
): number {
  return (points.at(-1)?.[field] ?? 0) - (points[0]?.[field] ?? 0);
}
