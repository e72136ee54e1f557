import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { glob } from './files.mjs';
import { ROOT } from './paths.mjs';

const CODE = /\.(ts|tsx)$/;
/** `from 'x'`, `import 'x'`, `import('x')`: our sources write no other form. */
const IMPORT = /(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g;

/**
 * The files of `shared` that a workspace is made of, tests included: those that it imports, and
 * those that they import.
 * @param {string} workspace
 * @returns {string[]} paths below the root, sorted
 */
export function sharedFilesOf(workspace) {
  const found = new Set(/** @type {string[]} */ ([]));
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

/** Our own files that a file imports. @param {string} file @returns {string[]} */
function importsOf(file) {
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
 * The same files as few patterns: a room of `shared` whole, its contracts noun by noun.
 * @param {readonly string[]} files
 * @returns {string[]} sorted, in the syntax of workflows' `paths`
 */
export function patternsOf(files) {
  const patterns = files.map((file) => {
    const [shared, room, noun, ...rest] = file.split('/');
    if (room !== 'contracts') return `${shared}/${room}/**`;
    return rest.length > 0 ? `${shared}/${room}/${noun}/**` : file;
  });
  return [...new Set(patterns)].sort();
}
