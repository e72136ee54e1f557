import { existsSync } from 'node:fs';
import { ROOT } from '../lib/paths.mjs';
import { failure } from './failure.mjs';
import { readRelease } from './release-folder.mjs';

/**
 * Promotes, or rolls back. What is live is read first and said to the registry, so that somebody
 * else's change in between is refused instead of undone.
 * @param {import('./client.mjs').Registry} registry
 * @param {import('./command-line.mjs').Order} order
 */
export async function change(registry, order) {
  const { verb, part, why, expect, dryRun } = order;
  const version = verb === 'promote' && !order.version ? builtVersion(part ?? '') : order.version;
  const expected = expect === undefined ? await liveOf(registry, part ?? '') : expect;
  return registry.json('POST', `/${part}/${verb}`, {
    ...(version && { version }),
    expected: expected === 'none' ? null : expected,
    why: why ?? `${verb} from the command line`,
    ...(dryRun && { dryRun }),
  });
}

/** What this working tree has built of a part. @param {string} part */
function builtVersion(part) {
  const folder = `${ROOT}/${part}/dist`;
  if (!existsSync(`${folder}/release.json`))
    throw failure(
      `Name the version: promote ${part} <version>. Nothing of ${part} is built here; "list ${part}" shows what is published.`,
      400,
    );
  return readRelease(folder).manifest.version;
}

/** @param {import('./client.mjs').Registry} registry @param {string} part */
async function liveOf(registry, part) {
  const [found] = await registry.json('GET', `?name=${part}`);
  if (!found) throw failure(`This deploy key may not see ${part}.`, 403);
  return found.live ?? 'none';
}
