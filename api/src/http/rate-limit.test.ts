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

test('Windows forgets the oldest key beyond fifty thousand', () => {
  const windows = new Windows(() => 0);
  const hits = (key: string) => windows.hit(key, 1);
  hits('first');
  hits('second');
  for (let index = 2; index < 50_000; index += 1) hits(`k${index}`);
  expect(hits('first')).toBe(60);
  hits('one more');
  expect([hits('second'), hits('first')]).toEqual([60, undefined]);
});
