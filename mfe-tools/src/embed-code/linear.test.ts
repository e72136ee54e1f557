import { ENGINE_JOBS } from './engine-jobs.ts';
import { WorkCounter } from './work-counter.ts';
import { RULE_SAMPLES, SHAPES } from './worst-inputs.ts';

const counter = new WorkCounter();
afterAll(() => counter.end());

describe('the work for a text', () => {
  it.each(RULE_SAMPLES)('grows at most 2.5 times for twice the text: %j, repeated', (sample) => {
    const make = (length: number) => sample.repeat(Math.ceil(length / sample.length));
    expect(counter.slowJobs(ENGINE_JOBS, make)).toEqual([]);
  });

  it.each(Object.entries(SHAPES))('grows at most 2.5 times for twice the text: %s', (_, make) => {
    expect(counter.slowJobs(ENGINE_JOBS, make)).toEqual([]);
  });

  it('is noticed if it is quadratic', () => {
    const searches = (text: string) => {
      for (let at = 0; at < text.length; at += 16) if (text.indexOf('{x', at) > 0) return;
    };
    const loops = (text: string) => {
      for (let at = 0; at < text.length; at += 1) for (let end = at; text[end] === '{';) end += 1;
    };
    for (const job of [searches, loops]) {
      expect(counter.isLinear(job, (length) => '{'.repeat(length / 4))).toBe(false);
    }
  });
});
