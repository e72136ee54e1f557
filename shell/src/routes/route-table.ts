import { isSwitchedOff, matchRoute } from '@portico/sdk/platform';
import type {
  NavEntry,
  NavSlot,
  PageRoute,
  RegistrySnapshot,
  RemoteInSnapshot,
  SwitchedOffRemote,
} from '@portico/sdk/platform';

type Restricted = Pick<RemoteInSnapshot, 'restriction'>;

/** The page and remote of an address. */
export interface Destination extends Restricted {
  remote: string;
  route: PageRoute;
  params: Record<string, string>;
}

/** A link of a slot. */
export type NavLinkEntry = Pick<NavEntry, 'slot' | 'path' | 'label' | 'hint' | 'icon'> & Restricted;

/** Resolves addresses by the declarations of the live remotes. */
export class RouteTable {
  private readonly routes: (PageRoute & { owner: RemoteInSnapshot })[];
  private readonly nav: (NavEntry & Restricted)[];
  private readonly off: readonly SwitchedOffRemote[] | undefined;

  constructor(registry: RegistrySnapshot) {
    this.routes = registry.remotes.flatMap((owner) =>
      owner.routes.map((route) => ({ ...route, owner })),
    );
    this.nav = registry.remotes.flatMap(({ nav, restriction }) =>
      nav.map((entry) => ({ ...entry, restriction })),
    );
    this.off = registry.off;
  }

  /** @returns undefined where no route of this document's registry matches */
  find(pathname: string): Destination | undefined {
    const match = matchRoute(pathname, this.routes);
    if (!match) return undefined;
    const { name, restriction } = match.route.owner;
    return { remote: name, restriction, route: match.route, params: match.params };
  }

  /** From which hosts the page of an address may show images. */
  imagesOf(pathname: string): PageRoute['images'] {
    return this.find(pathname)?.route.images;
  }

  /** Whether the address belongs to a remote that is switched off. */
  isSwitchedOff(pathname: string): boolean {
    return isSwitchedOff(pathname, this.off);
  }

  /** The links of a slot, in the same order as on the page server: weight, then path. */
  links(slot: NavSlot): NavLinkEntry[] {
    return this.nav
      .filter((entry) => entry.slot === slot)
      .sort((a, b) => a.weight - b.weight || (a.path < b.path ? -1 : 1));
  }
}
