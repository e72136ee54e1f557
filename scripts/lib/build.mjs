import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fingerprintOf } from './fingerprint.mjs';
import { ROOT } from './paths.mjs';
import { transpile } from './transpile.mjs';
import { CliError } from './cli-error.mjs';
import { WORKSPACES } from './workspaces.mjs';

/** In a release's folder only the files of the release may lie, so stamps lie elsewhere. */
const CACHE = `${ROOT}/.cache/build`;

/**
 * Builds what is stale, `shared` first: the other builds read it.
 * @param {string[]} [names] workspaces; all by default
 * @param {{ onProgress?: (text: string) => void }} [options]
 * @returns {Promise<string[]>} what was built
 * @throws {CliError} where a name is unknown or a build fails
 */
export async function buildWorkspaces(names = Object.keys(WORKSPACES), { onProgress } = {}) {
  const unknown = names.filter((name) => !(name in WORKSPACES));
  if (unknown.length) {
    throw new CliError(
      `There is no workspace ${unknown.join(', ')}; there are ${Object.keys(WORKSPACES).join(', ')}.`,
    );
  }
  const wanted = new Set(['shared', ...names]);
  const built = [];
  for (const name of Object.keys(WORKSPACES).filter((each) => wanted.has(each))) {
    const fingerprint = fingerprintOf(name);
    if (isFresh(name, fingerprint)) continue;
    onProgress?.(name);
    try {
      await build(name, fingerprint);
    } catch (error) {
      throw new CliError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    built.push(name);
  }
  return built;
}

/** @param {string} name @param {string} fingerprint */
function isFresh(name, fingerprint) {
  const stamp = `${CACHE}/${name}.stamp`;
  return (
    existsSync(`${ROOT}/${name}/dist`) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint
  );
}

/**
 * Builds beside the old output and exchanges them at the end: a killed build leaves the old one.
 * @param {string} name
 * @param {string} fingerprint
 */
async function build(name, fingerprint) {
  const output = `${CACHE}/${name}`;
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const kind = WORKSPACES[name];
  if (kind === 'node') await transpile(name, output);
  else await buildRelease(name, kind === 'shell', fingerprint.slice(0, 8), output);
  rmSync(`${CACHE}/${name}.stamp`, { force: true });
  rmSync(`${ROOT}/${name}/dist`, { recursive: true, force: true });
  renameSync(output, `${ROOT}/${name}/dist`);
  writeFileSync(`${CACHE}/${name}.stamp`, fingerprint);
}

/**
 * @param {string} name
 * @param {boolean} isShell
 * @param {string} mark end of the version
 * @param {string} output
 * @param {string} [draftCache] makes it a draft
 */
export async function buildRelease(name, isShell, mark, output, draftCache) {
  const { buildRemote, buildShell } = await import(
    pathToFileURL(`${ROOT}/shared/dist/build/release.js`).href
  );
  const folder = `${ROOT}/${name}`;
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const part = {
    name,
    version: `${version}-${mark}`,
    folder,
    output,
    shared: `${ROOT}/shared`,
    draftCache,
  };
  await (isShell ? buildShell(part) : buildRemote(part));
}
