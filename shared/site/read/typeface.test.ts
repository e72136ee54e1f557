import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { linesOf, templateFiles, textOf, withFiles } from '../test/template-files.ts';
import type { SiteFiles } from './site-folder.ts';
import { compileSite } from './compile-site.ts';
import { FONT_PARTS, fontSubset, unicodeRange } from '../typeface/subset.ts';
import { typefaceProblems } from './typeface-problems.ts';

const FONT = readFileSync(
  createRequire(__filename).resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  ),
);
const KEYS = 'family: Nova Sans\n  file: fonts/nova.woff2\n  license: OFL-1.1';

let files: SiteFiles;
beforeAll(async () => {
  files = await templateFiles();
});

const pack = (keys: string, font: Buffer | undefined = FONT) =>
  withFiles(files, {
    'site.yaml': `${textOf('site.yaml')}\ntypeface:\n  ${keys}\n`,
    'fonts/nova.woff2': font,
    'fonts/OFL.txt': 'SIL Open Font License',
  });

test('a pack has a font with its license, whose text may stand beside it', async () => {
  const { site, problems } = compileSite(pack(`${KEYS}\n  weights: 400 700`));
  expect(problems).toEqual([]);
  expect(site!.facts.typeface).toEqual({
    ...{ family: 'Nova Sans', file: 'fonts/nova.woff2', license: 'OFL-1.1', weights: '400 700' },
  });
  expect(await typefaceProblems(site!.facts, pack(KEYS))).toEqual([]);
  expect(compileSite(files).site!.facts.typeface).toBeUndefined();
});

test.each<[title: string, keys: string, font: Buffer | undefined, problem: RegExp]>([
  [
    'without a license',
    'family: A\n  file: fonts/nova.woff2',
    FONT,
    /^site\.yaml:\d+: typeface\.license: is missing$/,
  ],
  [
    'whose file is missing',
    KEYS,
    undefined,
    /^site\.yaml:\d+: typeface\.file: names fonts\/nova\.woff2, which is no file of the pack$/,
  ],
  [
    'outside its folder',
    KEYS.replace('fonts/', '../'),
    FONT,
    /^site\.yaml:\d+: typeface\.file: must be a file such as fonts\/inter\.woff2$/,
  ],
  [
    'that is none',
    KEYS,
    Buffer.from('<html>'),
    /^fonts\/nova\.woff2: is no WOFF2 font \(named by typeface\.file, site\.yaml:\d+\)$/,
  ],
  [
    'that is too large',
    KEYS,
    Buffer.concat([FONT, Buffer.alloc(2_000_000)]),
    /^fonts\/nova\.woff2: has 2\.1 MB of at most 2 MB: .*\(named by typeface\.file, site\.yaml:\d+\)$/,
  ],
  [
    'whose name ends a rule of styles',
    KEYS.replace('Nova Sans', `'A";}'`),
    FONT,
    /^site\.yaml:\d+: typeface\.family: must be up to 40 letters/,
  ],
])('a font %s is refused with its place', (_title, keys, font, problem) => {
  const found = withFiles(pack(keys), { 'fonts/nova.woff2': font });
  expect(linesOf(found)).toContainEqual(expect.stringMatching(problem));
});

test('a font that begins like one and is broken is refused when it is read to its end', async () => {
  const broken = Buffer.concat([FONT.subarray(0, 2000), Buffer.alloc(200)]);
  const { site } = compileSite(pack(KEYS, broken));
  expect(await typefaceProblems(site!.facts, pack(KEYS, broken))).toMatchObject([
    {
      file: 'fonts/nova.woff2',
      message: expect.stringMatching(/^cannot be read as a font of the weights 400: /) as string,
    },
  ]);
});

test('a font is cut into parts of other characters, each with the weights of the pack', async () => {
  const [common = FONT, latin = FONT] = await Promise.all(
    FONT_PARTS.map((part) => fontSubset(FONT, part, '400 700')),
  );
  for (const part of [common, latin]) expect(part.toString('latin1', 0, 4)).toBe('wOF2');
  expect(common.length).toBeLessThan(FONT.length);
  expect((await fontSubset(FONT, 'common', '400')).length).toBeGreaterThan(common.length);
  const points = FONT_PARTS.flatMap((part) =>
    unicodeRange(part)
      .split(',')
      .flatMap((entry) => {
        const [first = 0, last = first] = entry
          .slice(2)
          .split('-')
          .map((point) => Number.parseInt(point, 16));
        return Array.from({ length: last - first + 1 }, (_, at) => first + at);
      }),
  );
  expect(new Set(points).size).toBe(points.length);
  for (const character of 'Straße für 4,99 € – “Ελλάδα”, Привет, Łódź')
    expect(points).toContain(character.codePointAt(0));
});
