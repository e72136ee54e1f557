import { matchRoute } from '@portico/sdk/platform';
import type { ListedEntry, NavEntry, RegistrySnapshot } from '@portico/sdk/platform';

/**
 * The lists of a site pack, as the menus of a site show them: the site does not serve them otherwise.
 * @param nav of a draft, of which some entries stand for a list
 * @returns the members of a list. None where no live menu has pages like the draft's
 */
export const listsOf =
  ({ remotes }: Pick<RegistrySnapshot, 'remotes'>, nav: readonly NavEntry[]) =>
  (list: string): ListedEntry[] => {
    const patterns = nav.filter(({ each }) => each === list);
    const members = new Map<string, ListedEntry>();
    for (const { label, hint = '', icon = '', path } of remotes
      .flatMap((remote) => remote.nav)
      .toSorted((one, other) => one.weight - other.weight)) {
      const name = matchRoute(path, patterns)?.params['name'];
      if (name !== undefined && !members.has(name)) members.set(name, { name, label, hint, icon });
    }
    return [...members.values()];
  };
