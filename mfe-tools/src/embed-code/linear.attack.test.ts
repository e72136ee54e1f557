/** @jest-environment node */

import { ENGINE_JOBS } from './engine-jobs.ts';
import { prefixAttacks, RULE_SAMPLES } from './worst-inputs.ts';

/** The longest import (spec 0 §5). */
const LENGTH = 50_000;
const LIMIT_MS = 50;
const ATTEMPTS = 5;

/** Jest runs in Node, but the workspace of the code under test has no Node types. */
declare const process: { cpuUsage(): { user: number; system: number } };

/** Milliseconds of processor time, which other processes of the machine do not prolong. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The shortest time of several attempts, which garbage collection disturbs least. */
function timeOf(job: () => unknown): number {
  let best = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && best >= LIMIT_MS; attempt += 1) {
    const begin = processorTime();
    job();
    best = Math.min(best, processorTime() - begin);
  }
  return best;
}

describe.each(Object.entries(ENGINE_JOBS))('%s', (_, job) => {
  it.each(RULE_SAMPLES)(
    'takes at most 50 ms for 50,000 characters of prefixes of %j',
    (sample) => {
      const texts = prefixAttacks(sample).map((make) => make(LENGTH).slice(0, LENGTH));
      const slow = texts.filter((text) => timeOf(() => job(text)) >= LIMIT_MS);
      expect(slow.map((text) => text.slice(0, 60))).toEqual([]);
    },
    60_000,
  );
});
