import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Description from '@portico/remote/build/describe-remote';
import { CliError, messageOf } from '../../shared/remote/terminal/cli-error.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { buildWorkspaces } from './build-workspaces.ts';

/** Whether a folder was built by a federation plugin and is not a release yet. */
export const isUndescribed = (folder: string): boolean =>
  existsSync(`${folder}/mf-manifest.json`) && !existsSync(`${folder}/release.json`);

/**
 * Writes `release.json` for a remote of this checkout that was built by any bundler.
 * @throws CliError with the problems
 */
export async function describe(name: string, folder: string): Promise<void> {
  await buildWorkspaces([]);
  const file = `${ROOT}/shared/remote/dist/build/describe-remote.js`;
  const { describeRemote } = (await import(pathToFileURL(file).href)) as typeof Description;
  try {
    await describeRemote({
      ...{ name, folder: `${ROOT}/${name}` },
      ...{ output: resolve(folder) },
    });
  } catch (error) {
    throw new CliError(`${name}: ${messageOf(error)}`);
  }
}
