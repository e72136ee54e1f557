import type { ManifestData } from './manifest-shared.ts';
import { correctPageFiles, pageGroup } from './page-files.ts';

const assetsOf = (...sync: string[]) => ({
  js: { sync, async: ['later.js'] },
  css: { sync: [], async: [] },
});

test('a page has the files of its own chunks, also where it shares code with another one', () => {
  const both = ['1.js', 'page-part.js', 'page-whole.js'];
  const files: Record<string, string[]> = {
    part: ['1.js', 'page-part.js', 'page-part.js.map', 'part.css'],
    whole: both,
  };
  const data = {
    stats: {
      exposes: ['part', 'whole', 'other'].map((name) => ({ name, assets: assetsOf(...both) })),
    },
    compilation: {
      namedChunkGroups: new Map(
        Object.entries(files).map(([name, all]) => [pageGroup(name), { getFiles: () => all }]),
      ),
    },
  } as unknown as ManifestData;
  correctPageFiles(data);
  const { exposes } = data.stats;
  expect(exposes.map(({ assets }) => [assets.js.sync, assets.css.sync])).toEqual([
    [['1.js', 'page-part.js'], ['part.css']],
    [both, []],
    [both, []],
  ]);
  expect(exposes[0]?.assets.js.async).toEqual(['later.js']);
});
