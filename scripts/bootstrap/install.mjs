import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runChild } from './child.mjs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { exclusively } from './exclusive.mjs';
import { ROOT } from './paths.mjs';
import { step } from '../../shared/remote/terminal/progress.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, dev?: boolean, peer?: boolean }} LockedPackage */
/** @typedef {{ root?: string, tools?: boolean }} Wanted `root`: the folder of a lock file; default: this checkout. `tools`: also what tests, checks and releases need; default: true. */

/**
 * Whether `node_modules` contains the packages of `package-lock.json`. npm writes its own record
 * last, so an interrupted installation does not count.
 * @param {Wanted} [wanted]
 */
export function isInstalled({ root = ROOT, tools = true } = {}) {
  const locked = packagesIn(`${root}/package-lock.json`);
  const present = packagesIn(recordIn(root));
  if (!locked || !present) return false;
  return Object.entries(locked).every(
    ([path, entry]) =>
      isWorkspace(path) ||
      entry.optional ||
      (!tools && isTool(entry)) ||
      (entry.link ? existsSync(`${root}/${path}`) : present[path]?.version === entry.version),
  );
}

/** What npm has installed; it writes this file last. @param {string} root */
const recordIn = (root) => `${root}/node_modules/.package-lock.json`;

/**
 * Neither building nor running needs it: a development dependency, or a package that only a peer
 * dependency asks for, such as the second bundler of a plugin.
 * @param {LockedPackage} entry
 */
const isTool = ({ dev, peer }) => dev || peer;

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
 * Installs the locked packages unless they are installed. Tools that are there stay, so that a start
 * after a test does not cost the next test an installation.
 * @param {Wanted} [wanted]
 * @throws {CliError}
 */
export async function ensureInstalled(wanted = {}) {
  if (isInstalled(wanted)) return;
  await exclusivelyInThisCheckout(async () => {
    // Another process may have installed them in the meantime.
    if (isInstalled(wanted)) return;
    await step('Installing packages', async () => {
      const { code, output } = await npm(installation(wanted));
      if (code !== 0)
        throw new CliError(`The packages could not be installed; npm reports:\n${output.trim()}`);
    });
  });
}

/**
 * The arguments of npm for an installation, which removes npm's record: until npm writes the next one,
 * nothing counts as installed. Where there was a record, npm adds what is missing; without one, it
 * begins with an empty folder.
 * @param {Wanted} wanted
 */
function installation({ root = ROOT, tools = true }) {
  const present = packagesIn(recordIn(root));
  rmSync(recordIn(root), { force: true });
  const hasTools = Object.values(present ?? {}).some(({ dev }) => dev);
  return [
    ...(present ? ['install', '--no-save'] : ['ci']),
    ...(tools || hasTools ? ['--include=dev', '--include=peer'] : ['--omit=dev', '--omit=peer']),
    `--prefix=${root}`,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
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
