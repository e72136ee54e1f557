import { ENGINE_JOBS } from './engine-jobs.ts';
import { WorkCounter } from './work-counter.ts';
import { prefixAttacks, RULE_SAMPLES } from './worst-inputs.ts';

/** Limit of the growth factor for twice the text: linear work has 2, quadratic work 4. */
const MAX_GROWTH = 2.5;
/** The second length counts if a bounded search, such as that of an address, grows until the first. */
const LENGTHS = [2_500, 10_000];

let counter: WorkCounter;
beforeAll(() => {
  counter = new WorkCounter();
});
afterAll(() => counter.end());

function isLinear(job: (text: string) => unknown, make: (length: number) => string): boolean {
  return LENGTHS.some((length) => {
    const once = counter.count(() => job(make(length)));
    return counter.count(() => job(make(2 * length))) <= MAX_GROWTH * once;
  });
}

const all = (text: string) => Object.values(ENGINE_JOBS).forEach((job) => job(text));

describe('twice the text takes at most 2.5 times the work', () => {
  it.each(RULE_SAMPLES)('repeated prefixes of %j', (sample) => {
    const slow = prefixAttacks(sample).filter((make) => !isLinear(all, make));
    expect(slow.map((make) => make(60))).toEqual([]);
  });

  it('and quadratic work is noticed', () => {
    const searches = (text: string) => {
      for (let at = 0; at < text.length; at += 16) if (text.indexOf('{x', at) > 0) return;
    };
    const loops = (text: string) => {
      for (let at = 0; at < text.length; at += 1) for (let end = at; text[end] === '{';) end += 1;
    };
    for (const job of [searches, loops]) {
      expect(isLinear(job, (length) => '{'.repeat(length / 4))).toBe(false);
    }
  });
});
