import { chance } from '../noise/noise.ts';
import { DAY, MINUTE } from './time.ts';

/** Period with one outage, in seconds. */
const EVERY = 19 * DAY;
const STREAM = { start: 101, length: 102, shard: 103 };

export interface Outage {
  /** Number of the outage, ascending with time. */
  index: number;
  /** Epoch seconds, UTC. */
  start: number;
  end: number;
}

function outageOf(seed: number, index: number): Outage {
  const start = index * EVERY + Math.floor(chance(seed, STREAM.start, index) * (EVERY - DAY));
  const length = 25 * MINUTE + Math.floor(chance(seed, STREAM.length, index) * 70 * MINUTE);
  return { index, start, end: start + length };
}

/** The latest outage that started at or before a time; it may be over. */
export function lastOutage(seed: number, at: number): Outage {
  const index = Math.floor(at / EVERY);
  const current = outageOf(seed, index);
  return current.start <= at ? current : outageOf(seed, index - 1);
}

/** Whether an outage affects a shard: about one in four. */
export function isHit(seed: number, outage: Outage, shard: number): boolean {
  return chance(seed, STREAM.shard, outage.index, shard) < 0.25;
}

/** Severity of the outage at a time, 0 (none) to 1. */
export function outageDepth(seed: number, at: number): number {
  const { start, end } = lastOutage(seed, at);
  return at >= end ? 0 : Math.sin((Math.PI * (at - start)) / (end - start));
}
