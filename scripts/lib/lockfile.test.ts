import { readFileSync } from 'node:fs';
import { completed, untrusted } from './lockfile.ts';
import { ROOT } from '../bootstrap/paths.mjs';

test('the lock file has the packages of every platform (otherwise: node scripts/bootstrap/run.mjs complete-lock)', () => {
  const lock = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8'));
  expect(completed(lock.packages).added).toEqual([]);
});

test('every package comes from the registry, with its hash and no unexpected install script', () => {
  const lock = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8'));
  expect(untrusted(lock.packages)).toEqual([]);
});

const good = { version: '1.0.0', integrity: 'sha512-aaaa' };
const linux = { ...good, optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] };

test.each([
  ['another address', { ...good, resolved: 'https://attacker.example/a.tgz' }, 'comes from'],
  ['no encryption', { ...good, resolved: 'http://registry.npmjs.org/a.tgz' }, 'comes from'],
  ['no hash', { version: '1.0.0' }, 'has no SHA-512'],
  ['a weak hash', { ...good, integrity: 'sha1-aaaa' }, 'has no SHA-512'],
  ['no hash, for the system of CI', { ...linux, integrity: undefined }, 'has no SHA-512'],
  ['an install script', { ...good, hasInstallScript: true }, 'has an install script'],
])('a package with %s is not trusted', (_what, entry, problem) => {
  const packages = { 'node_modules/a': good, 'node_modules/a/node_modules/@b/c': entry };
  expect(untrusted(packages)).toEqual([expect.stringContaining(`@b/c ${problem}`)]);
});

test('workspaces, and packages of other systems without a hash, are trusted', () => {
  const other = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] };
  const packages = { '': {}, api: {}, 'node_modules/api': { link: true }, 'node_modules/a': other };
  expect(untrusted(packages)).toEqual([]);
});

test('a missing package is locked for its own platform only', () => {
  const { packages } = completed({
    'node_modules/a': { optionalDependencies: { 'a-linux-arm-musleabihf': '1.2.3' }, dev: true },
  });
  expect(packages['node_modules/a-linux-arm-musleabihf']).toEqual({
    version: '1.2.3',
    dev: true,
    optional: true,
    cpu: ['arm'],
    libc: ['musl'],
    os: ['linux'],
  });
});
