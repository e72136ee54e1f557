import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, isInstalled } from './install.mjs';

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
  expect(isInstalled({ root })).toBe(true);
});

test('an interrupted installation does not count', () => {
  lock(wanted);
  expect(isInstalled({ root })).toBe(false);
  expect(isInstalled({ root, tools: false })).toBe(false);
});

test('another version, or a workspace without its link, needs an installation', () => {
  lock(wanted);
  record({ 'node_modules/a': { version: '1.0.1' } });
  expect(isInstalled({ root })).toBe(false);
  record({ 'node_modules/a': { version: '1.0.0' } });
  rmSync(join(root, 'node_modules/shared'), { recursive: true });
  expect(isInstalled({ root })).toBe(false);
});

test('without tools, the packages of tests and unused peers may be missing, and nothing else', () => {
  lock({
    ...wanted,
    'node_modules/tool': { version: '1.0.0', dev: true },
    'node_modules/unused-peer': { version: '1.0.0', peer: true },
  });
  record({ 'node_modules/a': { version: '1.0.0' } });
  expect(isInstalled({ root, tools: false })).toBe(true);
  expect(isInstalled({ root })).toBe(false);
  record({});
  expect(isInstalled({ root, tools: false })).toBe(false);
});

describe('with npm', () => {
  let template: string;
  beforeAll(() => {
    template = mkdtempSync(join(tmpdir(), 'clone-'));
    const npm = (...args: string[]) =>
      execFileSync('npm', [...args, '--offline', '--loglevel=error'], { cwd: template });
    const write = (folder: string, manifest: object) => {
      mkdirSync(join(template, folder), { recursive: true });
      writeFileSync(join(template, folder, 'package.json'), JSON.stringify(manifest));
    };
    const fails = `node -e "process.exit(Number(require('fs').existsSync('${FULL_DISK}')))"`;
    write('product', { name: 'product', version: '1.0.0' });
    write('next', { name: 'product', version: '2.0.0' });
    write('tool', { name: 'tool', version: '1.0.0', scripts: { install: fails } });
    npm('pack', './product', './next', './tool');
    for (const version of ['1.0.0', '2.0.0']) {
      write(`clone-${version}`, {
        dependencies: { product: `file:../product-${version}.tgz` },
        devDependencies: { tool: 'file:../tool-1.0.0.tgz' },
      });
      npm('install', '--package-lock-only', `--prefix=clone-${version}`);
    }
  }, 60_000);
  afterAll(() => rmSync(template, { recursive: true }));
  beforeEach(() => {
    root = join(template, 'clone');
    checkOut('1.0.0');
    jest.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => jest.restoreAllMocks());

  /** While this file exists, no installation with tools succeeds. */
  const FULL_DISK = join(tmpdir(), `full-disk-${process.pid}`);
  const checkOut = (version: string) =>
    cpSync(join(template, `clone-${version}`), root, { recursive: true });
  const folderOf = (name: string) => join(root, 'node_modules', name);

  test('a start installs no tools, a test adds them to what is there, and a later start keeps them', async () => {
    await ensureInstalled({ root, tools: false });
    expect(readdirSync(join(root, 'node_modules'))).toEqual(['.package-lock.json', 'product']);
    const { ino } = statSync(folderOf('product'));
    await ensureInstalled({ root });
    expect(existsSync(folderOf('tool'))).toBe(true);
    expect(statSync(folderOf('product')).ino).toBe(ino);
    checkOut('2.0.0');
    await ensureInstalled({ root, tools: false });
    expect(readFileSync(join(folderOf('product'), 'package.json'), 'utf8')).toContain('2.0.0');
    expect(existsSync(folderOf('tool'))).toBe(true);
  }, 60_000);

  test('an installation that ended on the way is repaired by the next one, without a change of the lock file', async () => {
    const lockFile = () => readFileSync(join(root, 'package-lock.json'), 'utf8');
    const before = lockFile();
    await ensureInstalled({ root, tools: false });
    writeFileSync(FULL_DISK, '');
    await expect(ensureInstalled({ root })).rejects.toThrow('could not be installed');
    expect(isInstalled({ root, tools: false })).toBe(false);
    rmSync(FULL_DISK);
    await ensureInstalled({ root });
    expect(isInstalled({ root })).toBe(true);
    expect(lockFile()).toBe(before);
  }, 60_000);
});
