import { chance } from '../noise/noise.ts';
import { DAY, MINUTE } from './time.ts';

/** One outage in every such stretch of time. */
const EVERY = 19 * DAY;
const STREAM = { start: 101, length: 102, shard: 103 };

export interface Outage {
  /** Which outage; ascending in time. */
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

/** The newest outage that had begun by a moment; it may be over. */
export function lastOutage(seed: number, at: number): Outage {
  const index = Math.floor(at / EVERY);
  const current = outageOf(seed, index);
  return current.start <= at ? current : outageOf(seed, index - 1);
}

/** Whether an outage takes a shard down: about one shard in four. */
export function isHit(seed: number, outage: Outage, shard: number): boolean {
  return chance(seed, STREAM.shard, outage.index, shard) < 0.25;
}

/** How hard an outage is at a moment: 0 for none, rising to 1 and falling again within it. */
export function outageDepth(seed: number, at: number): number {
  const { start, end } = lastOutage(seed, at);
  return at >= end ? 0 : Math.sin((Math.PI * (at - start)) / (end - start));
}
