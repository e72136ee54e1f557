import { matchRoute } from 'shared/platform';
import type {
  NavEntry,
  NavSlot,
  PageRoute,
  RegistrySnapshot,
  RemoteInSnapshot,
} from 'shared/platform';

type Restricted = Pick<RemoteInSnapshot, 'restriction'>;

/** Which page of which remote answers an address. */
export interface Destination extends Restricted {
  remote: string;
  route: PageRoute;
  params: Record<string, string>;
}

/** A link of a slot. */
export type NavLinkEntry = Pick<NavEntry, 'path' | 'label' | 'hint' | 'icon'> & Restricted;

/** Answers addresses from what the live remotes declare. */
export class RouteTable {
  private readonly routes: (PageRoute & { owner: RemoteInSnapshot })[];
  private readonly nav: (NavEntry & Restricted)[];

  constructor(registry: RegistrySnapshot) {
    this.routes = registry.remotes.flatMap((owner) =>
      owner.routes.map((route) => ({ ...route, owner })),
    );
    this.nav = registry.remotes.flatMap(({ nav, restriction }) =>
      nav.map((entry) => ({ ...entry, restriction })),
    );
  }

  /** @returns undefined where no remote of this document's registry answers */
  find(pathname: string): Destination | undefined {
    const match = matchRoute(pathname, this.routes);
    if (!match) return undefined;
    const { name, restriction } = match.route.owner;
    return { remote: name, restriction, route: match.route, params: match.params };
  }

  /** The links of a slot in the order of the page server's (weight, then path). */
  links(slot: NavSlot): NavLinkEntry[] {
    return this.nav
      .filter((entry) => entry.slot === slot)
      .sort((a, b) => a.weight - b.weight || (a.path < b.path ? -1 : 1));
  }
}
