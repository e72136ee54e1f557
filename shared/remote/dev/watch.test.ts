import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchSources } from './watch.ts';

const root = mkdtempSync(join(tmpdir(), 'portico-watch-'));
/** Files that are there before the watching begins, each for its test. */
const FILES = ['saved/page.tsx', 'removed/card.tsx'].map((file) => `mfe-one/src/${file}`);
let stop: () => void;
/** All files that were reported. */
const reported: string[] = [];
const waiting: { file: string; resolve: () => void }[] = [];

/** Resolves with the next report that contains a file. A file may be reported twice, or with others. */
const reportOf = (file: string) =>
  new Promise<void>((resolve) => void waiting.push({ file, resolve }));

/** Saves in place. */
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

/** Saves like many editors: into a new file that replaces the old one. */
function writeByRename(file: string, text: string) {
  write(`${file}~`, text);
  renameSync(join(root, `${file}~`), join(root, file));
}

beforeAll(() => {
  for (const file of FILES) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    write(file, '0');
    // What has just been written would be reported at the start.
    utimesSync(join(root, file), 1, 1);
  }
  mkdirSync(join(root, 'mfe-one/src/new/dist'), { recursive: true });
  stop = watchSources({ root, folders: ['mfe-one/src'] }, (files) => {
    reported.push(...files);
    for (const { file, resolve } of waiting) if (files.includes(file)) resolve();
    return Promise.resolve();
  });
});
afterAll(() => {
  stop();
  rmSync(root, { recursive: true });
});

describe('watchSources', () => {
  it('reports a file that is saved by renames, and in place afterwards', async () => {
    const file = 'mfe-one/src/saved/page.tsx';
    for (const time of [1, 2, 3]) {
      const change = reportOf(file);
      writeByRename(file, `${time}`);
      await change;
    }
    const change = reportOf(file);
    write(file, 'in place');
    await change;
  });

  it('reports files of new folders, and none of build folders or of other kinds', async () => {
    const card = 'mfe-one/src/new/parts/card.tsx';
    const change = reportOf(card);
    write('mfe-one/src/new/dist/page.js', '');
    write('mfe-one/src/new/dist/page.ts', '');
    write('mfe-one/src/new/notes.txt', '');
    mkdirSync(join(root, 'mfe-one/src/new/parts'));
    write(card, '');
    await change;
    const ofTest = reported.filter((file) => file.startsWith('mfe-one/src/new/'));
    expect(new Set(ofTest)).toEqual(new Set([card]));
  });

  it('reports a file that is removed', async () => {
    const change = reportOf('mfe-one/src/removed/card.tsx');
    rmSync(join(root, 'mfe-one/src/removed/card.tsx'));
    await change;
  });
});
