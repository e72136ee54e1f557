import { readFileSync } from 'node:fs';
import { completed } from './lockfile.ts';
import { ROOT } from '../bootstrap/paths.mjs';

test('the lock names the packages of every system; else: node scripts/bootstrap/run.mjs complete-lock', () => {
  const lock = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8'));
  expect(completed(lock.packages).added).toEqual([]);
});

test('a missing package is locked for its own system alone', () => {
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
