import { readdirSync } from 'node:fs';
import { ROOT } from '../bootstrap/paths.mjs';

/** Folders without sources of this repository. */
const EXCLUDED = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

/**
 * Files of a checkout, sorted, as paths below the root.
 * @param pattern for the whole path
 * @param folder below the root
 */
export function glob(pattern: RegExp, folder = '', root = ROOT): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.name.startsWith('.') || EXCLUDED.has(entry.name)) return [];
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return glob(pattern, path, root);
      return pattern.test(path) ? [path] : [];
    })
    .sort();
}
