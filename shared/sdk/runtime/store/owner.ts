/** Undefined in tests and during prerendering, which allow every prefix. */
let ownPrefixes: readonly string[] | undefined;

/**
 * Sets the remotes that may add names to the store.
 * @param remotes names from the registry snapshot: the shell has no list of its own, because the name of
 *   a restricted remote is not public
 */
export function setOwners(remotes: readonly string[]): void {
  ownPrefixes = remotes.map(prefixOf);
}

/** The prefix of the names that a remote adds to the store: `mfe-tools` → `tools`, `mfe-team-news` → `teamNews`. */
function prefixOf(remote: string): string {
  return remote
    .replace(/^mfe-/, '')
    .replace(/-+(.?)/g, (_hyphens, letter: string) => letter.toUpperCase());
}

/** Whether a name is a prefix and a further word: `toolsDraft` or `tools/draft`, not `tools` or `toolset`. */
const hasPrefix = (name: string, prefix: string) =>
  name.startsWith(prefix) && /^[^a-z0-9]/.test(name.slice(prefix.length));

/**
 * Checks that a name in the shared store has an owner, so that remotes collide neither with each other
 * nor with the shell, whose names are single words.
 * @param prefixes the allowed prefixes; by default those of the page's remotes
 * @throws where `name` is not one of them and a further word
 */
export function assertOwned(kind: string, name: string, prefixes = ownPrefixes): void {
  if (prefixes && !prefixes.some((prefix) => hasPrefix(name, prefix))) {
    throw new Error(`${kind} "${name}" must begin with ${prefixes.join(', ')} and a further word`);
  }
}
