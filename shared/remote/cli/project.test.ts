import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readProject, versionOf } from './project.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-'));
  write('package.json', '{ "name": "mfe-events", "version": "0.1.0" }');
  write('package-lock.json', '{}');
  write('src/remote.ts', 'export default 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const version = () => versionOf(readProject(folder));

test('equal sources and packages have the same version; a test and a README do not change it', () => {
  const first = version();
  expect(first).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
  write('src/pages/home/page.test.tsx', 'test');
  write('README.md', 'words');
  write('dist/release.json', '{}');
  expect(version()).toBe(first);
});

test.each([
  ['a source', 'src/remote.ts', 'export default 2;'],
  ['a new file', 'src/words.svg', '<svg/>'],
  ['the lockfile', 'package-lock.json', '{ "packages": {} }'],
])('%s changes the version', (_, file, text) => {
  const first = version();
  write(file, text);
  expect(version()).not.toBe(first);
});

test.each([
  ['{ "version": "0.1.0" }', /needs the name of the remote/],
  ['{ "name": "mfe-events", "version": "1" }', /a version such as 0\.1\.0/],
  ['no json', /run portico in the folder of a remote/],
])('a package.json of %s is rejected with what is missing', (text, message) => {
  write('package.json', text);
  expect(() => readProject(folder)).toThrow(message);
});
