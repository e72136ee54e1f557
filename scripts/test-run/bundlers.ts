import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { runChild } from '../bootstrap/child.mjs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { ensureInstalled } from '../bootstrap/install.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { step } from '../../shared/remote/terminal/progress.mjs';
import { fingerprintOf } from '../build/fingerprint.ts';
import { glob } from '../lib/files.ts';

const FIXTURE = 'e2e/fixtures/bundlers';
const REMOTE = 'mfe-public';
const CACHE = `${ROOT}/.cache/bundlers`;

/** Name of a build -> script of the fixture and its arguments before and after the output folder. */
const BUILDS = (
  mark: string,
): Record<string, [script: string, before: string[], after: string[]]> => {
  const manifest = `${ROOT}/${REMOTE}/dist/mf-manifest.json`;
  return {
    rspack: ['rspack-remote.mjs', [REMOTE], [`rspack.${mark}`]],
    vite: ['vite-remote.mjs', [REMOTE], [`vite.${mark}`]],
    'host-webpack': ['hosts/build.mjs', ['webpack'], [manifest]],
    'host-rspack': ['hosts/build.mjs', ['rspack'], [manifest]],
  };
};

/**
 * Builds a remote and hosts with other bundlers, once per state of the sources. Needs the product's own
 * build.
 * @returns the folder with one folder per build
 * @throws CliError
 */
export async function buildWithBundlers(): Promise<string> {
  await ensureInstalled({ root: `${ROOT}/${FIXTURE}` });
  const hash = inputHash();
  const folder = `${CACHE}/${hash}`;
  for (const [name, [script, before, after]] of Object.entries(BUILDS(hash.slice(0, 8)))) {
    const output = `${folder}/${name}`;
    if (existsSync(output)) continue;
    await step(`Building ${name}`, async () => {
      const unfinished = `${output}.new`;
      rmSync(unfinished, { recursive: true, force: true });
      const args = [`${FIXTURE}/${script}`, ...before, unfinished, ...after];
      const { code, output: text } = await runChild(process.execPath, args);
      if (code !== 0) throw new CliError(`${name} could not be built:\n${text.trim()}`);
      renameSync(unfinished, output);
    });
  }
  return folder;
}

function inputHash(): string {
  const hash = createHash('sha256').update(fingerprintOf(REMOTE));
  for (const file of glob(/\.(mjs|js|json)$/, FIXTURE)) {
    hash.update(`\0${file}\0`).update(readFileSync(`${ROOT}/${file}`));
  }
  return hash.digest('hex');
}
