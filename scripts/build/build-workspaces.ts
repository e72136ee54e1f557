import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { checkout } from '../lib/source-tree.ts';
import { writeApiContents } from './api-contents.ts';
import { fingerprintOf } from './fingerprint.ts';
import { inputsOf } from './inputs.ts';
import { rejectMissedInputs } from './missed-inputs.ts';
import { ROOT } from '../bootstrap/paths.mjs';
import { transpile } from './transpile.ts';
import { CliError, messageOf } from '../../shared/remote/terminal/cli-error.mjs';
import { moduleTable } from './module-sizes.ts';
import { buildRelease } from './release.ts';
import { PACKAGES, WORKSPACES } from './workspaces.ts';

/** Stamps are not stored in the releases, whose folders contain only files of the release. */
const CACHE = `${ROOT}/.cache/build`;

/** What the pages of each app load, by module. */
const MODULES = `${ROOT}/.cache/modules`;

/**
 * Builds stale workspaces, packages first, because the other builds read them.
 * @param names workspaces; all by default
 * @returns the workspaces that were built
 * @throws CliError if a build fails
 */
export async function buildWorkspaces(
  names: readonly string[] = Object.keys(WORKSPACES),
  onProgress: (name: string) => void = () => undefined,
): Promise<string[]> {
  const wanted = new Set([...PACKAGES, ...names]);
  const built = [];
  for (const name of Object.keys(WORKSPACES)) {
    if (!wanted.has(name)) continue;
    const fingerprint = fingerprintOf(name);
    if (isFresh(name, fingerprint)) continue;
    onProgress(name);
    try {
      await build(name, fingerprint);
    } catch (error) {
      throw new CliError(`${name}: ${messageOf(error)}`);
    }
    built.push(name);
  }
  return built;
}

/** Whether the workspace is up to date. */
export const isEverythingFresh = (): boolean =>
  Object.keys(WORKSPACES).every((name) => isFresh(name, fingerprintOf(name)));

function isFresh(name: string, fingerprint: string): boolean {
  const stamp = `${CACHE}/${name}.stamp`;
  return (
    existsSync(`${ROOT}/${name}/dist`) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint
  );
}

/** Builds into a second folder and swaps the two at the end, so that a killed build leaves the old output. */
async function build(name: string, fingerprint: string): Promise<void> {
  const output = `${CACHE}/${name}`;
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const kind = WORKSPACES[name];
  if (kind === 'node') {
    await transpile(name, output);
    if (name === 'api') writeApiContents(output);
  } else {
    const read = new Set<string>();
    const onRead = (file: string) => void read.add(file);
    await buildRelease(name, { mark: fingerprint.slice(0, 8), output, onRead });
    rejectMissedInputs(read, inputsOf(name, checkout), ROOT);
    mkdirSync(MODULES, { recursive: true });
    writeFileSync(`${MODULES}/${name}.md`, moduleTable(output));
  }
  rmSync(`${CACHE}/${name}.stamp`, { force: true });
  rmSync(`${ROOT}/${name}/dist`, { recursive: true, force: true });
  renameSync(output, `${ROOT}/${name}/dist`);
  writeFileSync(`${CACHE}/${name}.stamp`, fingerprint);
}
