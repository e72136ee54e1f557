import { WindowStorage } from './rate-limit.ts';

test('hits are counted per key and forgotten with their window', async () => {
  let now = 1_000_000;
  const storage = new WindowStorage(() => now);
  const hit = async (key: string) => (await storage.increment(key, 60_000, 2)).isBlocked;
  expect([await hit('a'), await hit('a'), await hit('a'), await hit('b')]).toEqual([
    false,
    false,
    true,
    false,
  ]);
  now += 59_999;
  expect(await hit('a')).toBe(true);
  now += 1;
  expect(await hit('a')).toBe(false);
});
