import { ENGINE_JOBS } from './engine-jobs.ts';
import { WorkCounter } from './work-counter.ts';
import { prefixAttacks, RULE_SAMPLES } from './worst-inputs.ts';

const counter = new WorkCounter();
afterAll(() => counter.end());

const all = (text: string) => Object.values(ENGINE_JOBS).forEach((job) => job(text));

test.each(RULE_SAMPLES)(
  'twice the text takes at most 2.5 times the work, for every prefix of %j',
  (sample) => {
    const slow = prefixAttacks(sample).filter((make) => !counter.isLinear(all, make));
    expect(slow.map((make) => make(60))).toEqual([]);
  },
  120_000,
);
