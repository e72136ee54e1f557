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

/** Contracts of the site, and of the platform. */
const CONTRACTS = /^shared\/(?:sdk\/)?contracts\//;
const NOUN = /^(shared\/(?:sdk\/)?contracts\/[^/]+)\//;

/**
 * The same files as a few patterns: whole folders of packages, and contracts by noun.
 * @returns sorted, in the syntax of workflows' `paths`
 */
export function patternsOf(files: readonly string[]): string[] {
  const patterns = files.map((file) => {
    const [, noun] = NOUN.exec(file) ?? [];
    if (noun !== undefined) return `${noun}/**`;
    const [shared, name, section, ...within] = file.split('/');
    if (CONTRACTS.test(file)) return file;
    // A file of the package itself, beside its folders.
    return within.length > 0 ? `${shared}/${name}/${section}/**` : file;
  });
  return [...new Set(patterns)].sort();
}
