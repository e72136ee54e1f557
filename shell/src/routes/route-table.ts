import { matchRoute } from 'shared/platform';
import type { NavEntry, NavSlot, PageRoute, RegistrySnapshot } from 'shared/platform';

/** Which page of which remote answers an address. */
export interface Destination {
  remote: string;
  route: PageRoute;
  params: Record<string, string>;
}

/** A link of a slot. */
export type NavLinkEntry = Pick<NavEntry, 'path' | 'label' | 'hint' | 'icon'>;

/** Answers addresses from what the live remotes declare. */
export class RouteTable {
  private readonly routes: (PageRoute & { remote: string })[];
  private readonly nav: NavEntry[];

  constructor(registry: RegistrySnapshot) {
    this.routes = registry.remotes.flatMap((remote) =>
      remote.routes.map((route) => ({ ...route, remote: remote.name })),
    );
    this.nav = registry.remotes.flatMap((remote) => remote.nav);
  }

  /** @returns undefined for the 404 page */
  find(pathname: string): Destination | undefined {
    const match = matchRoute(pathname, this.routes);
    return match && { remote: match.route.remote, route: match.route, params: match.params };
  }

  /** The links of a slot in the order of the page server's (weight, then path). */
  links(slot: NavSlot): NavLinkEntry[] {
    return this.nav
      .filter((entry) => entry.slot === slot)
      .sort((a, b) => a.weight - b.weight || (a.path < b.path ? -1 : 1));
  }
}
