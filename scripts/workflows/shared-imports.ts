import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { glob } from '../lib/files.ts';
import { ROOT } from '../bootstrap/paths.mjs';

const CODE = /\.(ts|tsx)$/;
/** `from 'x'`, `import 'x'`, `import('x')`: the sources use no other form. */
const IMPORT = /(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g;

/**
 * The files of `shared` that a workspace imports, directly or not, tests included.
 * @returns paths below the root, sorted
 */
export function sharedFilesOf(workspace: string): string[] {
  const found = new Set<string>();
  const waiting = glob(CODE, workspace);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    for (const next of importsOf(file)) {
      if (!next.startsWith('shared/') || found.has(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return [...found].sort();
}

/** The files of this repository that a file imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(`${ROOT}/${file}`, 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, source = '']) => {
    const path = source.startsWith('.') ? join(dirname(file), source) : source;
    if (!source.startsWith('.') && !source.startsWith('shared/')) return [];
    const exact = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
      (candidate) => CODE.test(candidate) && existsSync(`${ROOT}/${candidate}`),
    );
    return exact ?? [];
  });
}

/**
 * The same files as few patterns: a section of `shared` whole, its contracts noun by noun.
 * @returns sorted, in the syntax of workflows' `paths`
 */
export function patternsOf(files: readonly string[]): string[] {
  const patterns = files.map((file) => {
    const [shared, section, noun, ...rest] = file.split('/');
    if (section !== 'contracts') return `${shared}/${section}/**`;
    return rest.length > 0 ? `${shared}/${section}/${noun}/**` : file;
  });
  return [...new Set(patterns)].sort();
}
