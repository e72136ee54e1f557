import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemText } from './problem.ts';
import { readSiteFolder } from './site-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-pack-'));
  mkdirSync(join(folder, 'en'));
  writeFileSync(join(folder, 'site.yaml'), 'name: A');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = async () => {
  const { files, problems } = await readSiteFolder(folder);
  return { files: [...files.keys()].toSorted(), lines: problems.map(problemText) };
};

test('files of a pack are read with their paths, and what people and systems leave there is not', async () => {
  writeFileSync(join(folder, 'en/brand.yaml'), '');
  mkdirSync(join(folder, '.schema'));
  for (const file of ['README.md', '.DS_Store', '.schema/site.json', 'en/Thumbs.db'])
    writeFileSync(join(folder, file), '');
  expect(await read()).toEqual({ files: ['en/brand.yaml', 'site.yaml'], lines: [] });
});

test('links are not followed, whether they lead to a file, to a folder or nowhere', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'portico-outside-'));
  writeFileSync(join(outside, 'secret.md'), 'secret');
  symlinkSync(join(outside, 'secret.md'), join(folder, 'en/secret.md'));
  symlinkSync(outside, join(folder, 'pictures'));
  symlinkSync('/no/such/file', join(folder, 'gone'));
  const { files, lines } = await read();
  rmSync(outside, { recursive: true });
  expect(files).toEqual(['site.yaml']);
  expect(lines.toSorted()).toEqual(
    ['en/secret.md', 'gone', 'pictures'].map(
      (file) => `${file}: must be a file, not a link or a device`,
    ),
  );
});

test('a folder with too many files is not read to its end', async () => {
  for (let at = 0; at < 510; at += 1) writeFileSync(join(folder, `en/${at}.md`), '');
  const { lines } = await read();
  expect(lines).toEqual(['.: must have at most 500 files and 20 MB']);
});

test('a folder that does not exist is an error', async () => {
  await expect(readSiteFolder(join(folder, 'gone'))).rejects.toThrow('ENOENT');
});
