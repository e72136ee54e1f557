import { matchRoute } from 'shared/platform';
import type {
  NavEntry,
  NavSlot,
  PageRoute,
  RegistrySnapshot,
  RemoteInSnapshot,
} from 'shared/platform';

type Restricted = Pick<RemoteInSnapshot, 'restriction'>;

/** The page and remote of an address. */
export interface Destination extends Restricted {
  remote: string;
  route: PageRoute;
  params: Record<string, string>;
}

/** A link of a slot. */
export type NavLinkEntry = Pick<NavEntry, 'path' | 'label' | 'hint' | 'icon'> & Restricted;

/** Resolves addresses by the declarations of the live remotes. */
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

  /** @returns undefined where no route of this document's registry matches */
  find(pathname: string): Destination | undefined {
    const match = matchRoute(pathname, this.routes);
    if (!match) return undefined;
    const { name, restriction } = match.route.owner;
    return { remote: name, restriction, route: match.route, params: match.params };
  }

  /** The links of a slot, in the same order as on the page server: weight, then path. */
  links(slot: NavSlot): NavLinkEntry[] {
    return this.nav
      .filter((entry) => entry.slot === slot)
      .sort((a, b) => a.weight - b.weight || (a.path < b.path ? -1 : 1));
  }
}
