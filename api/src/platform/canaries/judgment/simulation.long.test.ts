import { countTime, emptyBuckets } from '../../../core/metrics/buckets.ts';
import { decide, type CanaryProgress } from './decide.ts';
import type { ArmSums } from './judge.ts';
import { RULE } from './rule.ts';

/** docs/releases.md and decision 0036 state these numbers. */
const MAX_FALSE_STOPS = 10;
const CANARIES = 1000;
const MAX_DOCUMENTS = 150;

/** Mulberry32: a seeded generator of numbers from 0 to 1. */
function generator(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Version {
  /** Probability that a visit fails. */
  fails: number;
  /** Probability that a document never reports. */
  isSilent: number;
  /** Factor of its load times. */
  slower: number;
}
const HEALTHY: Version = { fails: 0.01, isSilent: 0.1, slower: 1 };

const empty = (): ArmSums & { loadMs: number[] } => ({
  ...{ documents: 0, settled: 0, visits: 0, failing: 0 },
  loadMs: emptyBuckets(),
});

/** Documents between two writes of the API, at one a second. */
const WRITE = 5;

/** One canary of two versions, with a document every second. */
function simulate(old: Version, next: Version, seed: number, documents: number) {
  const random = generator(seed);
  const sums = { old: empty(), new: empty() };
  let canary: CanaryProgress = {
    ...{ share: 10, steps: [10, 25, 50], minutes: 10 },
    ...{ startedAt: 0, stepStartedAt: 0, stepVisits: 0, looks: 0, lookAt: RULE.minVisits },
  };
  for (let second = 0; second < documents; second += 1) {
    const isNew = random() * 100 < canary.share;
    const arm = sums[isNew ? 'new' : 'old'];
    const { fails, isSilent, slower } = isNew ? next : old;
    arm.documents += 1;
    arm.settled += 1;
    if (random() >= isSilent) {
      arm.visits += 1;
      if (random() < fails) arm.failing += 1;
      countTime(arm.loadMs, slower * Math.exp(5.5 + 2 * (random() + random() - 1)));
    }
    if (second % WRITE) continue;
    const now = second * 1000;
    const decision = decide(canary, sums, now);
    const { looks, lookAt } = decision;
    canary = { ...canary, looks, lookAt };
    if (decision.kind === 'stop') return { reason: decision.reason, documents: sums.new.documents };
    if (decision.kind === 'promote') return { reason: 'promoted', documents: sums.new.documents };
    if (decision.kind !== 'grow') continue;
    canary = {
      ...canary,
      share: decision.share,
      stepStartedAt: now,
      stepVisits: sums.new.visits,
    };
  }
  return { reason: 'running', documents: sums.new.documents };
}

const many = (old: Version, next: Version, documents = 3000) =>
  Array.from({ length: CANARIES }, (_, index) => simulate(old, next, index + 1, documents));
const stopped = (canaries: ReturnType<typeof many>) =>
  canaries.filter(({ reason }) => reason !== 'promoted' && reason !== 'running');

test(`equal versions are stopped in at most ${MAX_FALSE_STOPS} of ${CANARIES} canaries`, () => {
  const version = { fails: 0.03, isSilent: 0.3, slower: 1 };
  const canaries = many(version, version);
  expect(stopped(canaries).length).toBeLessThanOrEqual(MAX_FALSE_STOPS);
  expect(canaries.filter(({ reason }) => reason === 'promoted').length).toBeGreaterThan(980);
});

test(`a version that fails on one page of five is stopped after at most ${MAX_DOCUMENTS} of its documents`, () => {
  const canaries = many(HEALTHY, { ...HEALTHY, fails: 0.2 });
  expect(stopped(canaries)).toHaveLength(CANARIES);
  const late = canaries.filter(({ documents }) => documents > MAX_DOCUMENTS);
  expect(late.length).toBeLessThanOrEqual(1);
});

test('a version whose scripts never run is stopped at the first judgment', () => {
  const canaries = many(HEALTHY, { ...HEALTHY, isSilent: 1 });
  expect(new Set(canaries.map(({ reason }) => reason))).toEqual(new Set(['silent']));
  expect(Math.max(...canaries.map(({ documents }) => documents))).toBeLessThan(
    RULE.minVisits + WRITE,
  );
});

test('a version that loads half as fast is stopped', () => {
  const canaries = many(HEALTHY, { ...HEALTHY, slower: 2 });
  expect(canaries.filter(({ reason }) => reason === 'slow').length).toBeGreaterThan(990);
  expect(stopped(canaries)).toHaveLength(CANARIES);
});
