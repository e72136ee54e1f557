import { chance, drift, seedOf } from './noise.ts';

describe('noise', () => {
  const seed = seedOf('juno');

  it('depends on the seed', () => {
    expect(chance(seed, 3, 7)).toBe(chance(seed, 3, 7));
    expect(chance(seed, 3, 7)).not.toBe(chance(seedOf('nova'), 3, 7));
    expect(chance(seed, 3, 7)).not.toBe(chance(seed, 7, 3));
  });

  it('is distributed evenly', () => {
    const tenths = new Array<number>(10).fill(0);
    for (let index = 0; index < 10_000; index += 1) {
      const slot = Math.floor(chance(seed, 1, index) * 10);
      tenths[slot] = (tenths[slot] ?? 0) + 1;
    }
    expect(Math.min(...tenths)).toBeGreaterThan(850);
    expect(Math.max(...tenths)).toBeLessThan(1150);
  });

  it('drifts without jumps between -1 and 1', () => {
    for (let x = -5; x < 50; x += 0.01) {
      const here = drift(seed, 2, x);
      expect(Math.abs(here)).toBeLessThanOrEqual(1);
      expect(Math.abs(here - drift(seed, 2, x + 0.01))).toBeLessThan(0.05);
    }
  });
});
