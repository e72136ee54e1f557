import type { RemoteName } from '../platform/remote.ts';

/** What a remote puts before the names that it adds to the store: `mfe-tools` → `tools`. */
export type OwnerPrefix = RemoteName extends `mfe-${infer Prefix}` ? Prefix : never;

// Written out: the shell carries this, and must not carry the name of a remote that is not for all.
const PREFIXES = Object.keys({
  public: true,
  tools: true,
  commerce: true,
  staff: true,
} satisfies Record<OwnerPrefix, true>);

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
