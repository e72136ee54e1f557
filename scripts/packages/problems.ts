import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** The packages are ES modules for bundlers and Node 20; other kinds of resolution are ignored. */
const UNSUPPORTED = new Set(['node10', 'node16-cjs']);

/**
 * Checks a packed package with publint and arethetypeswrong.
 * @param tarball its path
 * @param folder with the files of the tarball
 * @returns one line for each problem
 */
export async function problemsOf(tarball: string, folder: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
  const linted = messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false })}`,
  );
  // A command has no importable entry point.
  if (!('exports' in pkg)) return linted;
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  if (!analysis.types) return linted;
  const wrong = analysis.problems
    .filter((problem) => !('resolutionKind' in problem && UNSUPPORTED.has(problem.resolutionKind)))
    .map((problem) => `types: ${JSON.stringify(problem)}`);
  return [...linted, ...wrong];
}
