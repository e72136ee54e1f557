import type { RemoteName } from '../../platform/remotes.js';

/** What a remote puts before the names that it adds to the store: `mfe-tools` → `tools`. */
export type OwnerPrefix = RemoteName extends `mfe-${infer Prefix}` ? Prefix : never;

/** Undefined outside of a page: in tests and while prerendering every prefix is allowed. */
let known: readonly string[] | undefined;

/**
 * Tells the sdk which remotes this page may load.
 * @param remotes names from the registry snapshot: the shell carries no list of its own, because a
 *   restricted remote's name must not reach everybody
 */
export function setOwners(remotes: readonly string[]): void {
  known = remotes.map((name) => name.replace(/^mfe-/, ''));
}

/**
 * Keeps the names of remotes apart in the one store.
 * @param prefixes the allowed prefixes; by default those of the page's remotes
 * @throws where `name` does not begin with one of them
 */
export function assertOwned(kind: string, name: string, prefixes = known): void {
  if (prefixes && !prefixes.some((prefix) => name.startsWith(prefix))) {
    throw new Error(`${kind} "${name}" must begin with ${prefixes.join(', ')}`);
  }
}
