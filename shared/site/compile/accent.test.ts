import { SiteFile } from '../site-file.ts';
import { accentOf } from './accent.ts';

test.each([
  ['#7C6cff', '#7C6cff'],
  ['oklch(62.7955% 0.257683 29.2339)', '#ff0000'],
  ['oklch(0.627955 0.257683 29.2339deg)', '#ff0000'],
  ['oklch(0.86644 0.294827 142.4953)', '#00ff00'],
  ['oklch(0.452014 0.313214 264.052)', '#0000ff'],
  ['oklch(0.5 0 0)', '#636363'],
  ['oklch(1 0 0)', '#ffffff'],
])('%s is the color %s', (written, color) => {
  expect(accentOf(written)).toBe(color);
});

test.each([
  ['oklch(0.627955 0.4 29.2339)', '#ff0000'],
  ['oklch(0.86644 0.6 142.4953)', '#00ff00'],
  ['oklch(0.452014 0.5 264.052)', '#0000ff'],
  ['oklch(1 0.3 100)', '#ffffff'],
  ['oklch(0 0.3 100)', '#000000'],
])('%s, which no screen of sRGB shows, loses chroma alone and becomes %s', (written, color) => {
  expect(accentOf(written)).toBe(color);
});

test.each(['blue', '#fff', 'oklch(2 0.1 100)', 'oklch(0.5 0.1)', 'url(x)', '#7c6cff;}'])(
  '%s is no color of a pack',
  (written) => {
    expect(SiteFile.safeParse({ name: 'A', accent: written }).error?.issues[0]?.message).toMatch(
      /^must be a color such as #7c6cff or oklch/,
    );
  },
);

test('a pack states the color that is within sRGB', () => {
  expect(SiteFile.parse({ name: 'A', accent: 'oklch(0.627955 0.4 29.2339)' }).accent).toBe(
    '#ff0000',
  );
});
