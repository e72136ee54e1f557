import { emptyBuckets } from '../../../core/metrics/buckets.ts';
import { decide, type CanaryProgress } from './decide.ts';
import { evidenceOf, findForged, judge, type ArmSums } from './judge.ts';
import { RULE, levelOf } from './rule.ts';

const arm = (visits: number, failing = 0, more: Partial<ArmSums> = {}): ArmSums => ({
  ...{ documents: visits, settled: visits, visits, failing },
  loadMs: emptyBuckets(),
  ...more,
});
const timed = (bucket: number, count: number) => emptyBuckets().with(bucket, count);

describe('a judgment', () => {
  it('needs the least number of visits of each version', () => {
    const nothing = { failing: null, ceiling: null, silent: null, slow: null };
    expect(evidenceOf({ old: arm(49), new: arm(49, 49) }, 50)).toEqual(nothing);
    expect(judge({ old: arm(49), new: arm(49, 49) }, 50, 1)).toBeUndefined();
    expect(judge({ old: arm(50), new: arm(50, 50) }, 50, 1)).toMatchObject({ reason: 'failing' });
  });

  it('stops a version that fails more often, in words', () => {
    expect(judge({ old: arm(450, 5), new: arm(50, 10) }, 10, 1)).toEqual({
      reason: 'failing',
      message:
        '10 of 50 (20.0 %) of its visits failed, compared with 5 of 450 (1.1 %) for the old version (p = 8.5e-8).',
    });
  });

  it('stops a version if more than a tenth of its visits fail, even if the old version fails too', () => {
    const both = { old: arm(500, 150), new: arm(500, 150) };
    expect(evidenceOf(both, 50).failing).toBeGreaterThan(0.4);
    expect(judge(both, 50, 3)?.message).toContain('more than the limit of 10 %');
  });

  it('counts visits of the new version only as far as its share explains them', () => {
    const old = arm(500, 0);
    const before = evidenceOf({ old, new: arm(100, 10) }, 10).failing!;
    const flooded = evidenceOf({ old, new: arm(1_000_000, 10) }, 10).failing!;
    expect(flooded).toBeLessThan(before * 100);
    expect(flooded).toBeLessThan(levelOf(1));
  });

  it('stops a slower version if the difference is large enough', () => {
    const old = arm(200, 0, { loadMs: timed(2, 200) });
    const slower = { old, new: arm(200, 0, { loadMs: timed(4, 200) }) };
    expect(judge(slower, 50, 1)).toMatchObject({ reason: 'slow' });
    // All of it is in the next bucket, and 50 ms slower at the 75th percentile.
    const little = {
      old: arm(200, 0, { loadMs: timed(0, 200) }),
      new: arm(200, 0, { loadMs: timed(1, 200) }),
    };
    expect(judge(little, 50, 1)).toBeUndefined();
  });

  it('counts documents as silent when they are old enough', () => {
    const old = arm(200);
    const silent = (settled: number) => ({ old, new: arm(0, 0, { documents: 200, settled }) });
    expect(judge(silent(0), 50, 1)).toBeUndefined();
    expect(judge(silent(100), 50, 1)).toMatchObject({ reason: 'silent' });
  });

  it('is skipped if there are more reports than documents', () => {
    expect(findForged({ old: arm(100), new: arm(200, 0, { documents: 100 }) })).toMatchObject({
      reason: 'untrusted',
    });
    expect(findForged({ old: arm(100), new: arm(150, 0, { documents: 100 }) })).toBeUndefined();
  });
});

it('the levels of all judgments add up to at most the promised probability', () => {
  let sum = 0;
  for (let look = 1; look <= 100_000; look += 1) sum += levelOf(look);
  expect(sum).toBeLessThan(RULE.falseStops);
});

describe('a decision', () => {
  const canary: CanaryProgress = {
    ...{ share: 10, steps: [10, 50], minutes: 10, startedAt: 0, stepStartedAt: 0 },
    ...{ stepVisits: 0, looks: 0, lookAt: RULE.minVisits },
  };
  const MINUTES = 60_000;

  it('waits for the time, the visits and the next judgment', () => {
    const wait = { kind: 'wait', looks: 0, lookAt: 50 };
    expect(decide(canary, { old: arm(400), new: arm(49) }, 99 * MINUTES)).toEqual(wait);
    expect(decide(canary, { old: arm(400), new: arm(60) }, 9 * MINUTES)).toEqual({
      ...{ kind: 'wait', looks: 1, lookAt: 75 },
    });
  });

  it('grows and promotes, after a judgment of its own', () => {
    const sums = { old: arm(400), new: arm(60) };
    expect(decide({ ...canary, looks: 1, lookAt: 75 }, sums, 10 * MINUTES)).toEqual({
      ...{ kind: 'grow', share: 50, looks: 2, lookAt: 75 },
    });
    const last = { ...canary, share: 50, looks: 1, lookAt: 75 };
    expect(decide(last, sums, 10 * MINUTES)).toMatchObject({ kind: 'promote', looks: 2 });
    const bad = { old: arm(400), new: arm(60, 30) };
    expect(decide(last, bad, 10 * MINUTES)).toMatchObject({ kind: 'stop', reason: 'failing' });
  });

  it('ends a canary without visits after a week', () => {
    const nobody = { old: arm(0), new: arm(0) };
    expect(decide(canary, nobody, 7 * 24 * 60 * MINUTES)).toMatchObject({ reason: 'expired' });
  });
});
