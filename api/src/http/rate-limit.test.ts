import { WindowStorage } from './rate-limit.ts';

test('WindowStorage counts hits per key and resets them with the window', async () => {
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
