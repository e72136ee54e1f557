import { createPath, parsePath } from 'react-router-dom';
import type { Location, NavigationType, Navigator, To } from 'react-router-dom';

/** What the shell does to the document; apart, because no test environment can do it. */
export interface DocumentLoads {
  assign: (address: string) => void;
  replace: (address: string) => void;
  reload: () => void;
}

/** The document's own. */
export const documentLoads: DocumentLoads = {
  assign: (address) => location.assign(address),
  replace: (address) => location.replace(address),
  reload: () => location.reload(),
};

/** Where the router is, and how it got there. */
export interface Place {
  location: Location;
  action: `${NavigationType}`;
}

interface Entry {
  usr?: unknown;
  key?: string;
}

/**
 * The browser's history for the router. Going to another path is a document load where the page
 * says so (`needsDocument`): by a link, by code, and by Back and Forward. Changes of search and
 * fragment stay within the document.
 */
export class PageHistory implements Navigator {
  place: Place;
  private readonly mustLoad: (pathname: string) => boolean;
  private readonly loads: DocumentLoads;
  private readonly listeners = new Set<(place: Place) => void>();

  /** @param mustLoad whether this document must not show that path */
  constructor(mustLoad: (pathname: string) => boolean, loads: DocumentLoads = documentLoads) {
    this.mustLoad = mustLoad;
    this.loads = loads;
    this.place = this.read('POP');
  }

  /** @returns ends it */
  readonly listen = (listener: (place: Place) => void): (() => void) => {
    if (this.listeners.size === 0) addEventListener('popstate', this.onPop);
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) removeEventListener('popstate', this.onPop);
    };
  };

  // The router takes these from the object and calls them alone.
  readonly createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));

  readonly encodeLocation = (to: To) => {
    const { pathname, search, hash } = new URL(this.createHref(to), location.origin);
    return { pathname, search, hash };
  };

  readonly go = (delta: number) => history.go(delta);

  readonly push = (to: To, state?: unknown) => {
    if (this.leaves(to)) return this.loads.assign(this.createHref(to));
    history.pushState(newEntry(state), '', this.createHref(to));
    this.arrive('PUSH');
  };

  readonly replace = (to: To, state?: unknown) => {
    if (this.leaves(to)) return this.loads.replace(this.createHref(to));
    history.replaceState(newEntry(state), '', this.createHref(to));
    this.arrive('REPLACE');
  };

  private readonly onPop = () => {
    // The address is the new one already.
    const { pathname } = location;
    if (pathname !== this.place.location.pathname && this.mustLoad(pathname)) this.loads.reload();
    else this.arrive('POP');
  };

  private leaves(to: To): boolean {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to;
    return pathname !== undefined && pathname !== location.pathname && this.mustLoad(pathname);
  }

  private arrive(action: Place['action']) {
    this.place = this.read(action);
    for (const listener of this.listeners) listener(this.place);
  }

  private read(action: Place['action']): Place {
    const { pathname, search, hash } = location;
    const { usr = null, key = 'default' } = (history.state ?? {}) as Entry;
    return { action, location: { pathname, search, hash, state: usr, key } };
  }
}

const newEntry = (state: unknown): Entry => ({
  usr: state,
  key: Math.random().toString(36).slice(2, 10),
});
