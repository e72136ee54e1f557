import { failure } from './failure.mjs';

/**
 * Promotes, or rolls back. What is live is read first and said to the registry, so that somebody
 * else's change in between is refused instead of undone.
 * @param {import('./client.mjs').Registry} registry
 * @param {import('./command-line.mjs').Order} order
 */
export async function change(registry, { verb, part, version, why, expect, dryRun }) {
  const expected = expect === undefined ? await liveOf(registry, part ?? '') : expect;
  return registry.json('POST', `/${part}/${verb}`, {
    ...(version && { version }),
    expected: expected === 'none' ? null : expected,
    why: why ?? `${verb} from the command line`,
    ...(dryRun && { dryRun }),
  });
}

/** @param {import('./client.mjs').Registry} registry @param {string} part */
async function liveOf(registry, part) {
  const [found] = await registry.json('GET', `?name=${part}`);
  if (!found) throw failure(`This deploy key may not see ${part}.`, 403);
  return found.live ?? 'none';
}
