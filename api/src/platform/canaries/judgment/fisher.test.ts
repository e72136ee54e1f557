import { binomialTail, fisher } from './fisher.ts';
import { logChoose, logFactorial } from './log-factorial.ts';

describe("Fisher's exact test", () => {
  // Fisher's tea: 3 of 4 and 1 of 4 have p = 17/70. The others by the hypergeometric distribution.
  it.each([
    [3, 4, 1, 4, 17 / 70],
    [4, 4, 0, 4, 1 / 70],
    [0, 50, 5, 50, 1],
    [0, 50, 0, 450, 1],
    [10, 10, 0, 10, 1 / 184_756],
  ])('has the known value for %d of %d against %d of %d', (a, n, b, m, p) => {
    const found = fisher({ events: a, trials: n }, { events: b, trials: m });
    expect(found).toBeCloseTo(p, 12);
  });

  it('is exact for large numbers', () => {
    const p = fisher({ events: 1200, trials: 100_000 }, { events: 1000, trials: 100_000 });
    // The normal approximation with continuity correction: z = 4.266, p = 9.9e-6.
    expect(p).toBeGreaterThan(8e-6);
    expect(p).toBeLessThan(1.2e-5);
  });
});

describe('the binomial test', () => {
  it.each([
    [0, 10, 0.1, 1],
    [10, 10, 0.5, 1 / 1024],
    [1, 2, 0.1, 0.19],
  ])('has the known value for %d of %d at %d', (events, trials, rate, p) => {
    expect(binomialTail({ events, trials }, rate)).toBeCloseTo(p, 12);
  });
});

it('factorials above the table continue the ones in it', () => {
  expect(logFactorial(256) - logFactorial(255)).toBeCloseTo(Math.log(256), 10);
  expect(Math.exp(logChoose(20, 10))).toBeCloseTo(184_756, 4);
});
