import { iconOf } from '@portico/sdk/platform';
import type { NavEntry, PageRoute, RegistrySnapshot } from '@portico/sdk/platform';

/** The registry as pages read it: without what only the page server reads of a route. */
export function ofPages(snapshot: RegistrySnapshot): RegistrySnapshot {
  const remotes = snapshot.remotes.map((remote) => ({
    ...remote,
    routes: remote.routes.map(withoutServerParts),
  }));
  return { ...snapshot, remotes };
}

/**
 * The same as documents contain it: the icon of a link is empty. No menu is open when a page is painted, and icons took a
 * kilobyte of each document.
 */
export function documentRegistry(snapshot: RegistrySnapshot): RegistrySnapshot {
  const remotes = ofPages(snapshot).remotes.map((remote) => ({
    ...remote,
    nav: remote.nav.map(withEmptyIcon),
  }));
  return { ...snapshot, remotes };
}

function withEmptyIcon({ icon, ...link }: NavEntry): NavEntry {
  return iconOf(icon) ? { ...link, icon: '' } : link;
}

const withoutServerParts = ({
  data,
  structured,
  sitemap,
  feeds,
  linkedAs,
  redirectQuery,
  ...route
}: PageRoute): PageRoute => route;
