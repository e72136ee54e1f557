import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchSources } from './watch.ts';

const root = mkdtempSync(join(tmpdir(), 'portico-watch-'));
const folder = join(root, 'mfe-one/src/pages/home');
const PAGE = 'mfe-one/src/pages/home/page.tsx';
let stop: () => void;
/** Resolves with the files of the next change. */
let next: Promise<string[]>;

/** Saves in place. */
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

/** Saves like many editors: into a new file that replaces the old one. */
function writeByRename(file: string, text: string) {
  write(`${file}~`, text);
  renameSync(join(root, `${file}~`), join(root, file));
}

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(root, 'mfe-one/src/dist'));
  write(PAGE, '0');
  let report: (files: string[]) => void;
  const expectNext = () => {
    next = new Promise((resolve) => (report = resolve));
  };
  expectNext();
  stop = watchSources({ root, folders: ['mfe-one/src'] }, (files) => {
    const reportChange = report;
    expectNext();
    reportChange(files);
    return Promise.resolve();
  });
});
afterAll(() => {
  stop();
  rmSync(root, { recursive: true });
});

describe('watchSources', () => {
  it.each([1, 2, 3])('reports a file that is saved by a rename, time %d', async (time) => {
    const change = next;
    writeByRename(PAGE, `${time}`);
    expect(await change).toEqual([PAGE]);
  });

  it('reports a file that is saved in place afterwards', async () => {
    const change = next;
    write(PAGE, 'in place');
    expect(await change).toEqual([PAGE]);
  });

  it('reports files of new folders, and none of build folders or of other kinds', async () => {
    const change = next;
    write('mfe-one/src/dist/page.js', '');
    write('mfe-one/src/dist/page.ts', '');
    write('mfe-one/src/notes.txt', '');
    mkdirSync(join(folder, 'parts'));
    write('mfe-one/src/pages/home/parts/card.tsx', '');
    expect(await change).toEqual(['mfe-one/src/pages/home/parts/card.tsx']);
  });

  it('reports a file that is removed', async () => {
    const change = next;
    rmSync(join(folder, 'parts/card.tsx'));
    expect(await change).toEqual(['mfe-one/src/pages/home/parts/card.tsx']);
  });
});
