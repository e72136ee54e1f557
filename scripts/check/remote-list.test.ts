import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteListProblems } from './remote-list.ts';

const root = mkdtempSync(join(tmpdir(), 'portico-remotes-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeAll(() => {
  for (const name of ['mfe-public', 'mfe-events']) {
    mkdirSync(join(root, name, 'src'), { recursive: true });
    writeFileSync(join(root, name, 'src/remote.ts'), '');
  }
  writeFileSync(join(root, 'mfe-notes.md'), '');
  mkdirSync(join(root, 'mfe-left-behind/dist'), { recursive: true });
});

test('the list of remotes and the folders of this repository are the same', () => {
  expect(remoteListProblems()).toEqual([]);
});

test('a folder with its line is accepted', () => {
  expect(remoteListProblems(root, ['mfe-public', 'mfe-events'])).toEqual([]);
});

test.each([
  [
    'a folder without a line',
    ['mfe-public'],
    'There is a folder mfe-events, but shared/sdk/platform/remotes.js does not list it: add its line.',
  ],
  [
    'a line without a folder',
    ['mfe-public', 'mfe-events', 'mfe-gone'],
    'shared/sdk/platform/remotes.js lists mfe-gone, but there is no mfe-gone/src/remote.ts.',
  ],
  [
    'a line that names no remote',
    ['mfe-public', 'mfe-events', 'scripts'],
    'shared/sdk/platform/remotes.js lists scripts: the name of a remote begins with "mfe-".',
  ],
])('%s is reported in one sentence', (_name, listed, sentence) => {
  expect(remoteListProblems(root, listed)).toEqual([sentence]);
});
