import { existsSync } from 'node:fs';
import { releaseError } from './release-error.mjs';
import { readRelease } from './release-folder.mjs';

/**
 * @typedef {{ action: 'promote' | 'rollback', app: string, version?: string, why?: string,
 *   expect?: string, dryRun?: boolean, dir?: string }} Change `expect`: the version that must be live
 *   now; `none`. `dir`: the built release, which a promote without a version makes live
 * @typedef {{ name: string, from: string | null, to: string, changed: boolean,
 *   smoke?: string | null, warnings?: string[] }} Changed `warnings`: absent on older sites
 */

/**
 * Promotes, or rolls back. Sends the expected live version to the registry, which rejects the
 * change if another version is live by then.
 * @param {import('./client.mjs').Registry} registry
 * @param {Change} change
 * @returns {Promise<Changed>}
 */
export async function changeLive(registry, { action, app, version, why, expect, dryRun, dir }) {
  const target = action === 'promote' && !version ? builtVersion(action, app, dir) : version;
  const expected = expect ?? (await liveVersion(registry, app));
  return registry.json('POST', `/${app}/${action}`, {
    ...(target && { version: target }),
    expected: expected === 'none' ? null : expected,
    why: why ?? `${action} from the command line`,
    ...(dryRun && { dryRun }),
  });
}

/** @param {string} action that needs a version @param {string} app @param {string} [folder] */
export function builtVersion(action, app, folder) {
  if (!folder || !existsSync(`${folder}/release.json`))
    throw releaseError(
      `Missing version: ${action} ${app} <version>. ${app} has no local build; "list ${app}" shows the published versions.`,
      400,
    );
  return readRelease(folder).manifest.version;
}

/** @param {import('./client.mjs').Registry} registry @param {string} app */
export async function liveVersion(registry, app) {
  /** @type {{ live: string | null }[]} */
  const [found] = await registry.json('GET', `?name=${app}`);
  if (!found) throw releaseError(`This deploy key does not cover ${app}.`, 403);
  return found.live ?? 'none';
}
