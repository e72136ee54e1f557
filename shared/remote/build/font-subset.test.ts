import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { charactersOf, fontSubset } from './font-subset.ts';

const FIGTREE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

test('a range names single characters and spans of them', () => {
  expect(charactersOf('U+0041-0043, U+20AC')).toBe('ABC€');
  expect(() => charactersOf('U+0041,latin')).toThrow('"latin" is no range of characters');
});

test('a font contains only its range and weights, in every build the same bytes', async () => {
  const whole = readFileSync(FIGTREE);
  const weights = '400 700';
  const digits = await fontSubset(whole, { range: 'U+0030-0039', weights });
  const letters = await fontSubset(whole, { range: 'U+0030-0039,U+0041-005A', weights });
  const heavy = await fontSubset(whole, { range: 'U+0030-0039', weights: '400 900' });
  expect(digits.length).toBeLessThan(heavy.length);
  expect(digits.length).toBeLessThan(letters.length);
  expect(letters.length).toBeLessThan(whole.length / 2);
  expect(Buffer.from(digits).toString('latin1', 0, 4)).toBe('wOF2');
  expect(await fontSubset(whole, { range: 'U+0030-0039', weights })).toEqual(digits);
});
