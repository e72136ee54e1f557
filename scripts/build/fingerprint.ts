import { createHash } from 'node:crypto';
import { checkout } from '../lib/source-tree.ts';
import type { SourceTree } from '../lib/source-tree.ts';
import { inputsOf } from './inputs.ts';

/**
 * A hash of everything that a workspace's build depends on: equal inputs have equal hashes.
 * @returns hex
 */
export function fingerprintOf(name: string, tree: SourceTree = checkout): string {
  const { files, packages } = inputsOf(name, tree);
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const file of files) hash.update(`\0${file}\0`).update(contentOf(file, tree));
  for (const [place, version] of packages) hash.update(`\0${place}\0${version}`);
  return hash.digest('hex');
}

/** Of a `package.json` only the fields that a bundler reads; the locked versions cover its dependencies. */
function contentOf(file: string, tree: SourceTree): Buffer | string {
  const bytes = tree.read(file) ?? '';
  if (!/(^|\/)package\.json$/.test(file)) return bytes;
  const fields = JSON.parse(String(bytes)) as Record<string, unknown>;
  const { type, sideEffects, exports, imports, browser } = fields;
  return JSON.stringify({ type, sideEffects, exports, imports, browser });
}
