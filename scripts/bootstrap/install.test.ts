import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from './install.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'node_modules/shared'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/shared': { link: true },
  shared: { version: '2.0.0' },
  'node_modules/only-on-another-system': { version: '1.0.0', optional: true },
};
const lock = (packages: object) =>
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
const record = (packages: object) =>
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));

test('the packages of the lock file, and more, count as installed', () => {
  lock(wanted);
  record({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/extra': { version: '2.0.0' } });
  expect(isInstalled(root)).toBe(true);
});

test('an interrupted installation does not count', () => {
  lock(wanted);
  expect(isInstalled(root)).toBe(false);
});

test('another version, or a workspace without its link, needs an installation', () => {
  lock(wanted);
  record({ 'node_modules/a': { version: '1.0.1' } });
  expect(isInstalled(root)).toBe(false);
  record({ 'node_modules/a': { version: '1.0.0' } });
  rmSync(join(root, 'node_modules/shared'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});
