import type { FrameFont, ReleaseManifest } from '@portico/sdk/platform';
import { fontFaces, fontPreloads } from './fonts.ts';

const font = (name: string, isPreloaded?: true): FrameFont => ({
  family: 'Figtree',
  name,
  path: `figtree-${name}.woff2`,
  weights: '300 900',
  range: 'U+0000-00FF',
  isPreloaded,
});
const shellWith = (...fonts: FrameFont[]) =>
  ({ kind: 'shell', name: 'shell', version: '1.2.3', frame: { fonts } }) as ReleaseManifest;

test('fonts are declared with the address of their release, and never move text', () => {
  expect(fontFaces(shellWith(font('latin')))).toBe(
    '@font-face{font-family:"Figtree";font-weight:300 900;font-display:optional;src:url(/shell/1.2.3/figtree-latin.woff2) format("woff2");unicode-range:U+0000-00FF}',
  );
});

test('only fonts that every page needs are preloaded', () => {
  expect(fontPreloads(shellWith(font('latin', true), font('latin-ext')))).toEqual([
    '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/shell/1.2.3/figtree-latin.woff2">',
  ]);
});

test('a shell without fonts declares none', () => {
  const shell = { kind: 'shell', name: 'shell', version: '1.0.0' } as ReleaseManifest;
  expect(fontFaces(shell)).toBe('');
  expect(fontPreloads(shell)).toEqual([]);
});
