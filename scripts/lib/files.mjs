import { readdirSync } from 'node:fs';
import { ROOT } from './paths.mjs';

/** Folders without sources of ours. */
const FOREIGN = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

/**
 * Files of this repository, sorted, as paths below the root.
 * @param {RegExp} pattern for the whole path
 * @param {string} [folder] below the root
 * @returns {string[]}
 */
export function glob(pattern, folder = '') {
  return readdirSync(`${ROOT}/${folder}`, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.name.startsWith('.') || FOREIGN.has(entry.name)) return [];
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return glob(pattern, path);
      return pattern.test(path) ? [path] : [];
    })
    .sort();
}
