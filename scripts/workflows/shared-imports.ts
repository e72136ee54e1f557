import { scanImports } from '../lib/imports.ts';
import { checkout } from '../lib/source-tree.ts';

/**
 * The files of `shared` that a workspace imports, directly or not, types and tests included.
 * @returns paths below the root, sorted
 */
export const sharedFilesOf = (workspace: string): string[] =>
  scanImports(checkout, checkout.list(workspace), { types: true }).files.filter((file) =>
    file.startsWith('shared/'),
  );

/**
 * The same files as a few patterns: whole folders of packages, and contracts by noun.
 * @returns sorted, in the syntax of workflows' `paths`
 */
export function patternsOf(files: readonly string[]): string[] {
  const patterns = files.map((file) => {
    const [shared, name, section, noun, ...rest] = file.split('/');
    if (section !== 'contracts') return `${shared}/${name}/${section}/**`;
    return rest.length > 0 ? `${shared}/${name}/${section}/${noun}/**` : file;
  });
  return [...new Set(patterns)].sort();
}
