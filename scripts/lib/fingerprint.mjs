import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob } from './files.mjs';
import { ROOT } from './paths.mjs';

const SOURCE = /\.(ts|tsx|svg|png|webp|avif|json|js|mjs)$/;
const TEST = /\.test\.tsx?$/;

/**
 * A hash of everything that a workspace's build reads: equal inputs, equal hash.
 * @param {string} name
 * @returns {string} hex
 */
export function fingerprintOf(name) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const files = new Set([
    ...glob(SOURCE, name),
    ...glob(SOURCE, 'shared'),
    'package-lock.json',
    'scripts/lib/build.mjs',
    'scripts/lib/transpile.mjs',
    'tsconfig.base.json',
  ]);
  for (const file of [...files].filter((path) => !TEST.test(path)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(`${ROOT}/${file}`));
  }
  return hash.digest('hex');
}
