import type { ShardEvent } from '@portico/contracts/ingest/status';
import { chance, drift } from '../noise/noise.ts';
import { shardLife } from './restarts.ts';
import { totalsAt } from './totals.ts';

const STREAM = { servers: 301, members: 302, place: 303, latency: 304, jitter: 305, late: 306 };

/**
 * The state of every shard at a time. Servers and members add up to the totals of that time
 * exactly, so that tiles and chart agree.
 * @param at epoch seconds, UTC; part of the events' ids
 */
export function shardEvents(seed: number, shardCount: number, at: number): ShardEvent[] {
  const totals = totalsAt(seed, at);
  const servers = split(totals.guilds, weights(seed, STREAM.servers, shardCount, 0.07));
  const members = split(totals.users, weights(seed, STREAM.members, shardCount, 0.14));
  return servers.map((server_count, shard) => {
    const { isReady, uptime } = shardLife(seed, shard, at);
    return {
      id: `shard-${shard}-${at}`,
      at,
      shard_count: shardCount,
      shard_id: shard,
      server_count,
      member_count: members[shard] ?? 0,
      latency: latencyOf(seed, shard, at, totals.ping, isReady),
      uptime,
      is_ready: isReady,
    };
  });
}

/** Latency in milliseconds: the bot's latency with an offset per shard, drift and jitter. */
function latencyOf(seed: number, shard: number, at: number, ping: number, isReady: boolean) {
  const place = 12 * chance(seed, STREAM.place, shard) - 6;
  const wander = 3 * drift(seed, STREAM.latency + shard * 1000, at / 45);
  const jitter = 3 * chance(seed, STREAM.jitter, shard, at) - 1.5;
  const reconnecting = isReady ? 0 : 90 + 160 * chance(seed, STREAM.late, shard, at);
  return Math.max(8, Math.round(ping + place + wander + jitter + reconnecting));
}

function weights(seed: number, stream: number, count: number, spread: number): number[] {
  return Array.from({ length: count }, (_, shard) => {
    return 1 + spread * (2 * chance(seed, stream, shard) - 1);
  });
}

/** Splits an integer by weights into integers with exactly that sum. */
function split(total: number, parts: number[]): number[] {
  const sum = parts.reduce((left, right) => left + right, 0);
  let weight = 0;
  let given = 0;
  return parts.map((part) => {
    weight += part;
    const upTo = Math.round((total * weight) / sum);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
