import { join } from 'node:path';
import type { SourceTree } from './source-tree.ts';

const OURS = /^@portico\/([\w-]+)(\/.+)?$/;
const SOURCE = '@portico/source';

type Exports = Record<string, string | Record<string, string>>;

/**
 * Resolves a specifier of our packages to a source file, by the `exports` of the package.
 * @returns undefined for other packages
 */
export function exportedSource(tree: SourceTree, specifier: string): string | undefined {
  const [, name, below = ''] = OURS.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const { exports } = JSON.parse(String(tree.read(`shared/${name}/package.json`))) as {
    exports: Exports;
  };
  for (const [pattern, target] of Object.entries(exports)) {
    const source = typeof target === 'string' ? target : target[SOURCE];
    const matched = matchOf(pattern, `.${below}`);
    if (source === undefined || matched === undefined) continue;
    const path = join(`shared/${name}`, source.replace('*', matched));
    if (tree.read(path)) return path;
  }
  return undefined;
}

/** The text that matches the asterisk of a pattern; empty for an equal path without one. */
function matchOf(pattern: string, path: string): string | undefined {
  if (pattern === path) return '';
  const [start = '', end] = pattern.split('*');
  const isMatch = end !== undefined && path.startsWith(start) && path.endsWith(end);
  return isMatch ? path.slice(start.length, path.length - end.length) : undefined;
}
