import { REMOTE_NAMES } from '../platform/remote.ts';
import type { RemoteName } from '../platform/remote.ts';

/** What a remote puts before the names that it adds to the store: `mfe-tools` → `tools`. */
export type OwnerPrefix = RemoteName extends `mfe-${infer Prefix}` ? Prefix : never;

const PREFIXES = REMOTE_NAMES.map((name) => name.slice('mfe-'.length));

/**
 * Keeps remotes apart in the one store (DESIGN §3).
 * @param prefixes the prefixes that are allowed; all remotes' by default
 * @throws where `name` does not begin with one of them
 */
export function assertOwned(kind: string, name: string, prefixes: readonly string[] = PREFIXES) {
  if (!prefixes.some((prefix) => name.startsWith(prefix))) {
    throw new Error(`${kind} "${name}" must begin with ${prefixes.join(', ')}`);
  }
}
