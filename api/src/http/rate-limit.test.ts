import { Windows } from './rate-limit.ts';

test('Windows counts hits per key and resets them with the window', () => {
  let now = 1_000_000;
  const windows = new Windows(() => now);
  const hit = (key: string) => windows.hit(key, 2);
  expect([hit('a'), hit('a'), hit('a'), hit('b')]).toEqual([undefined, undefined, 60, undefined]);
  now += 59_999;
  expect(hit('a')).toBe(1);
  now += 1;
  expect(hit('a')).toBeUndefined();
});
