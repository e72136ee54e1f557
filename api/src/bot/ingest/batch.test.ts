import { z } from 'zod';
import { validateBatch } from './batch.ts';

const Item = z.object({ id: z.string(), a: z.int(), b: z.int(), c: z.int() });

describe('validateBatch', () => {
  test('yields to other requests between items', async () => {
    let rounds = 0;
    let isDone = false;
    const round = () => {
      rounds += 1;
      if (!isDone) setImmediate(round);
    };
    setImmediate(round);
    const slow = () => {
      const until = performance.now() + 9;
      while (performance.now() < until);
      return undefined;
    };
    const items = Array.from({ length: 10 }, (_, index) => ({ id: `${index}`, a: 1, b: 2, c: 3 }));
    const { valid } = await validateBatch(Item, items, slow);
    isDone = true;
    expect(valid).toEqual(items);
    expect(rounds).toBeGreaterThanOrEqual(10);
  });

  test('names each item of an invalid batch, with a bounded number of issues', async () => {
    const items = Array.from({ length: 5000 }, (_, index) => ({ id: `${index}` }));
    const { rejected } = await validateBatch(Item, items);
    expect(rejected.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(rejected[0]?.issues.map(({ path }) => path)).toEqual(['a', 'b', 'c']);
    const issues = rejected.reduce((sum, item) => sum + item.issues.length, 0);
    expect(issues).toBeLessThan(5000 + 500);
    expect(rejected.every(({ issues }) => issues.length > 0)).toBe(true);
  });
});
