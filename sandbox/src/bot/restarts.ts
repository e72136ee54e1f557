import { chance } from '../noise/noise.ts';
import { isHit, lastOutage } from './outages.ts';
import { DAY, HOUR } from './time.ts';

const STREAM = { period: 201, phase: 202, shift: 203, connect: 204, deploy: 205 };
const DEPLOY_EVERY = 9 * DAY;
/** Discord requires a delay between the starts of two shards. */
const START_GAP_SECONDS = 6;

export interface ShardLife {
  isReady: boolean;
  /** Seconds since the shard became ready; 0 while it is not. */
  uptime: number;
}

/**
 * Whether a shard is ready, and for how long. Each shard reconnects about every two days, all
 * shards restart in sequence with each deployment, and an outage takes some shards down.
 * @param at epoch seconds, UTC
 */
export function shardLife(seed: number, shard: number, at: number): ShardLife {
  const outage = lastOutage(seed, at);
  const isHitByIt = isHit(seed, outage, shard);
  if (isHitByIt && at < outage.end) return { isReady: false, uptime: 0 };
  const start = Math.max(
    lastReconnect(seed, shard, at),
    lastDeploy(seed, shard, at),
    isHitByIt ? outage.end : 0,
  );
  const ready = start + 50 + Math.floor(110 * chance(seed, STREAM.connect, shard, start));
  return at < ready ? { isReady: false, uptime: 0 } : { isReady: true, uptime: at - ready };
}

function lastReconnect(seed: number, shard: number, at: number): number {
  const period = 34 * HOUR + Math.floor(28 * HOUR * chance(seed, STREAM.period, shard));
  const phase = Math.floor(period * chance(seed, STREAM.phase, shard));
  const startOf = (index: number) =>
    phase + index * period + Math.floor(0.5 * period * chance(seed, STREAM.shift, shard, index));
  return newest(startOf, Math.floor((at - phase) / period), at);
}

function lastDeploy(seed: number, shard: number, at: number): number {
  const startOf = (index: number) =>
    index * DEPLOY_EVERY +
    Math.floor(chance(seed, STREAM.deploy, index) * (DEPLOY_EVERY - DAY)) +
    shard * START_GAP_SECONDS;
  return newest(startOf, Math.floor(at / DEPLOY_EVERY), at);
}

/** The latest start of a series at or before a time; each period has one start. */
function newest(startOf: (index: number) => number, index: number, at: number): number {
  const current = startOf(index);
  return current <= at ? current : startOf(index - 1);
}
