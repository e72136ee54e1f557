import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { runChild } from '../bootstrap/child.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { WORKSPACES } from '../build/workspaces.ts';
import type { Lock } from '../lib/lockfile.ts';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { step } from '../../shared/remote/terminal/progress.mjs';
import { gitIn } from '../lib/git.ts';
import { lastReleased, type Released } from '../cut/released.ts';

const CACHE = `${ROOT}/.cache/upgrade`;

/**
 * Builds the last released version in a folder of its own, once per commit.
 * @returns its number and the folder
 * @throws CliError if there is none, or if it cannot be built
 */
export async function buildLastVersion(): Promise<{ version: string; folder: string }> {
  const last = await lastReleased(gitIn(ROOT));
  const folder = await checkOut(last);
  await step(`Building Portico ${last.version}`, async (onProgress) => {
    await linkPackages(folder);
    // Installs what is not linked.
    const { code, output } = await runChild(
      process.execPath,
      [`${folder}/scripts/bootstrap/run.mjs`, 'build'],
      { env: { npm_config_prefer_offline: 'true' }, onLine: onProgress },
    );
    if (code !== 0) throw new CliError(`Portico ${last.version} could not be built:\n${output}`);
  });
  return { version: last.version, folder };
}

/** Writes the files of a version into a folder, and removes those of other versions. */
async function checkOut({ version, commit }: Released): Promise<string> {
  const name = `${version}-${commit.slice(0, 12)}`;
  const folder = `${CACHE}/${name}`;
  mkdirSync(CACHE, { recursive: true });
  for (const other of readdirSync(CACHE)) {
    if (!other.startsWith(name)) rmSync(`${CACHE}/${other}`, { recursive: true, force: true });
  }
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.new`;
  const archive = `${folder}.tar`;
  mkdirSync(unfinished);
  await run('git', ['-C', ROOT, 'archive', '--format=tar', `--output=${archive}`, commit]);
  await run('tar', ['-xf', archive, '-C', unfinished]);
  rmSync(archive);
  renameSync(unfinished, folder);
  return folder;
}

/** Takes over what is installed here, by hard links, if both versions lock the same packages. */
async function linkPackages(folder: string): Promise<void> {
  if (existsSync(`${folder}/node_modules`)) return;
  if (!isDeepStrictEqual(lockedPackages(ROOT), lockedPackages(folder))) return;
  for (const place of ['.', ...Object.keys(WORKSPACES)]) {
    const installed = `${place}/node_modules`;
    if (existsSync(`${ROOT}/${installed}`))
      await run('cp', ['-al', `${ROOT}/${installed}`, `${folder}/${installed}`]);
  }
  // npm's record names the versions of the workspaces, too. A link is removed first: the file is
  // that of this checkout.
  const record = `${folder}/node_modules/.package-lock.json`;
  rmSync(record);
  cpSync(`${folder}/package-lock.json`, record);
}

/** The packages that a lock file names, without the workspaces. */
function lockedPackages(root: string) {
  const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')) as Lock;
  return Object.entries(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
}

async function run(command: string, args: string[]): Promise<void> {
  const { code, output } = await runChild(command, args);
  if (code !== 0) throw new CliError(`${command} ${args.join(' ')} failed:\n${output.trim()}`);
}
