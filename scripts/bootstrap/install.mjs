import { existsSync, readFileSync } from 'node:fs';
import { runChild } from './child.mjs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { exclusively } from './exclusive.mjs';
import { ROOT } from './paths.mjs';
import { step } from '../../shared/remote/terminal/progress.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage */

/**
 * Whether `node_modules` contains the packages of `package-lock.json`. npm writes its own record
 * last, so an interrupted installation does not count.
 * @param {string} [root]
 */
export function isInstalled(root = ROOT) {
  const locked = packagesIn(`${root}/package-lock.json`);
  const present = packagesIn(`${root}/node_modules/.package-lock.json`);
  if (!locked || !present) return false;
  return Object.entries(locked).every(
    ([path, { version, link, optional }]) =>
      isWorkspace(path) ||
      optional ||
      (link ? existsSync(`${root}/${path}`) : present[path]?.version === version),
  );
}

/** A workspace is not installed; its link is. @param {string} path in a lock file */
const isWorkspace = (path) => !path.includes('node_modules/');

/** @param {string} file @returns {Record<string, LockedPackage> | undefined} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Runs npm, preferably the one that started this process.
 * @param {string[]} args
 * @param {{ onLine?: (line: string) => void }} [options]
 */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? runChild(process.execPath, [cli, ...args], options)
    : runChild('npm', args, options);
}

/**
 * Installs the locked packages unless they are installed.
 * @param {string} [root] the folder of another lock file
 * @throws {CliError}
 */
export async function ensureInstalled(root = ROOT) {
  if (isInstalled(root)) return;
  await exclusivelyInThisCheckout(async () => {
    // Another process may have installed them in the meantime.
    if (isInstalled(root)) return;
    await step('Installing packages', async () => {
      const { code, output } = await npm([
        'ci',
        `--prefix=${root}`,
        '--include=dev',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ]);
      if (code !== 0)
        throw new CliError(`The packages could not be installed; npm reports:\n${output.trim()}`);
    });
  });
}

/**
 * Installs or builds exclusively within this checkout.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const exclusivelyInThisCheckout = (work) =>
  exclusively('prepare', work, (pid) =>
    console.error(`Waiting for process ${pid}, which installs or builds in this folder …`),
  );
