import { existsSync, readFileSync } from 'node:fs';
import { runChild } from './child.mjs';
import { ROOT } from './paths.mjs';
import { step } from './steps.mjs';
import { CliError } from './cli-error.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage */

/**
 * Whether `node_modules` holds what `package-lock.json` asks for. npm writes its own record last,
 * so an interrupted installation counts as none.
 * @param {string} [root]
 */
export function isInstalled(root = ROOT) {
  const wanted = packagesIn(`${root}/package-lock.json`);
  const present = packagesIn(`${root}/node_modules/.package-lock.json`);
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, { version, link, optional }]) =>
      path === '' ||
      optional ||
      (link ? existsSync(`${root}/${path}`) : present[path]?.version === version),
  );
}

/** @param {string} file @returns {Record<string, LockedPackage> | undefined} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * npm's own command line, by the npm that runs us where there is one.
 * @param {string[]} args
 * @param {{ onLine?: (line: string) => void }} [options]
 */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? runChild(process.execPath, [cli, ...args], options)
    : runChild('npm', args, options);
}

/** Installs the locked packages unless they are there. @throws {CliError} */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await step('Installing packages', async () => {
    const { code, output } = await npm([
      'ci',
      '--include=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    if (code !== 0)
      throw new CliError(`The packages could not be installed; npm says:\n${output.trim()}`);
  });
}
