import { bucketOf, bucketStarts, rangeStart } from '@portico/sdk/rules/buckets';
import type { BucketQuery } from '@portico/sdk/rules/buckets';

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
  /** Its last report is too old: its current state is unknown. */
  is_stale?: boolean | null;
}

/** One point of the charts (spec 0 §3). */
export interface ChartPoint {
  timestamp: number;
  total_servers: number;
  total_users: number;
  average_latency: number;
}

/** Totals of all shards (spec 0 §3). */
export interface StatusTotals {
  servers: number;
  users: number;
  /** Mean of the shards that are not stale, rounded; 0 without such shards. */
  latency: number;
  /** Ready and not stale. */
  ready: number;
  shards: number;
  stale: number;
}

/** Whether the bot is silent: all of its shards are stale. */
export const isSilent = ({ shards, stale }: StatusTotals) => shards > 0 && stale === shards;

export function totalsOf(shards: readonly Shard[]): StatusTotals {
  const sum = (of: readonly Shard[], pick: (shard: Shard) => number) =>
    of.reduce((all, each) => all + pick(each), 0);
  const current = shards.filter((shard) => !shard.is_stale);
  return {
    servers: sum(shards, (shard) => shard.server_count),
    users: sum(shards, (shard) => shard.member_count),
    latency: current.length
      ? Math.round(sum(current, (shard) => shard.latency) / current.length)
      : 0,
    ready: current.filter((shard) => shard.is_ready).length,
    shards: shards.length,
    stale: shards.length - current.length,
  };
}

/** The figures of a reading, for a bot that reports no shards. */
export const totalsOfReading = ({ guilds, users, ping }: Reading): StatusTotals => ({
  ...{ servers: guilds, users, latency: Math.round(ping) },
  ...{ ready: 0, shards: 0, stale: 0 },
});

/**
 * The points of a range (spec 0 §7): the first reading of each bucket, and the live totals for the
 * current bucket without a reading, with the bucket's start as their time.
 * @param live undefined: no live point; the last totals of a silent bot are ignored
 * @param query.now time of the request for the readings: the end of the range
 * @param liveTime time of the live totals, epoch seconds
 */
export function chartPoints(
  readings: readonly Reading[],
  live: StatusTotals | undefined,
  query: Omit<BucketQuery, 'earliest'>,
  liveTime = query.now,
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
  const bucket = bucketOf(liveTime, query.range, query.tz);
  if (live && !isSilent(live) && !points.has(bucket)) {
    points.set(bucket, {
      timestamp: bucket,
      total_servers: live.servers,
      total_users: live.users,
      average_latency: live.latency,
    });
  }
  return [...points.values()];
}

/** One bucket of a chart; a gap without a point. */
interface ChartBucket {
  /** Epoch seconds. */
  start: number;
  point: ChartPoint | undefined;
}

/**
 * The points in their buckets, including the empty buckets between the first and the last, so that a
 * chart can draw gaps.
 * @param points ascending, at most one per bucket
 */
export function bucketsOf(
  points: readonly ChartPoint[],
  { range, tz }: Pick<BucketQuery, 'range' | 'tz'>,
): ChartBucket[] {
  const inBucket = new Map(points.map((point) => [bucketOf(point.timestamp, range, tz), point]));
  const [first, last] = [points[0]?.timestamp, points.at(-1)?.timestamp];
  if (first === undefined || last === undefined) return [];
  return bucketStarts({ range, tz, now: last, earliest: first })
    .filter((start) => start >= bucketOf(first, range, tz))
    .map((start) => ({ start, point: inBucket.get(start) }));
}

/** Last point minus first point of a range; 0 with fewer than two. */
export function growthOf(
  points: readonly ChartPoint[],
  field: 'total_servers' | 'total_users',
): number {
  return (points.at(-1)?.[field] ?? 0) - (points[0]?.[field] ?? 0);
}
