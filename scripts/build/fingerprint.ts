import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob } from '../lib/files.ts';
import { ROOT } from '../bootstrap/paths.mjs';

const SOURCE = /\.(ts|tsx|svg|png|webp|avif|json|js|mjs)$/;
const TEST = /\.test\.tsx?$/;

/**
 * A hash of everything that a workspace's build reads: equal inputs, equal hash.
 * @returns hex
 */
export function fingerprintOf(name: string): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const files = new Set([
    ...glob(SOURCE, name),
    ...glob(SOURCE, 'shared'),
    'package-lock.json',
    'scripts/build/build-workspaces.ts',
    'scripts/build/release.ts',
    'scripts/build/transpile.ts',
    'tsconfig.base.json',
  ]);
  for (const file of [...files].filter((path) => !TEST.test(path)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(`${ROOT}/${file}`));
  }
  return hash.digest('hex');
}
