import { ENGINE_JOBS } from './engine-jobs.ts';
import { WorkCounter } from './work-counter.ts';
import { prefixAttacks, RULE_SAMPLES } from './worst-inputs.ts';

const counter = new WorkCounter();
afterAll(() => counter.end());

test.each(RULE_SAMPLES)(
  'twice the text takes at most 2.5 times the work, for every prefix of %j',
  (sample) => {
    const slow = prefixAttacks(sample).flatMap((make) =>
      counter.slowJobs(ENGINE_JOBS, make).map((job) => `${job}: ${make(60)}`),
    );
    expect(slow).toEqual([]);
  },
  120_000,
);
