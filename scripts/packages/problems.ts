import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** The packages are ES modules for bundlers and Node 20: not for older ways to resolve and load. */
const UNSUPPORTED = new Set(['node10', 'node16-cjs']);

/**
 * What publint and arethetypeswrong find in a packed package.
 * @param tarball its path
 * @param folder with the files of the tarball
 * @returns one line for each problem
 */
export async function problemsOf(tarball: string, folder: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
  const linted = messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false })}`,
  );
  // Nothing can be imported from a command.
  if (!('exports' in pkg)) return linted;
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  if (!analysis.types) return linted;
  const wrong = analysis.problems
    .filter((problem) => !('resolutionKind' in problem && UNSUPPORTED.has(problem.resolutionKind)))
    .map((problem) => `types: ${JSON.stringify(problem)}`);
  return [...linted, ...wrong];
}
