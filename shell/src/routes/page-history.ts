import { createPath, parsePath } from 'react-router-dom';
import type { Location, NavigationType, Navigator, To } from 'react-router-dom';
import type { ScrollPositions } from './scroll-positions.ts';

/** Document loads, injectable because test environments do not implement them. */
export interface DocumentLoads {
  assign: (address: string) => void;
  replace: (address: string) => void;
  reload: () => void;
}

/** The browser's document loads. */
export const documentLoads: DocumentLoads = {
  assign: (address) => location.assign(address),
  replace: (address) => location.replace(address),
  reload: () => location.reload(),
};

/** The router's location, and the action that led to it. */
export interface Place {
  location: Location;
  action: `${NavigationType}`;
}

interface Entry {
  usr?: unknown;
  key?: string;
}

/**
 * The browser's history for the router. Navigation to another path, by link, by code, or by Back and
 * Forward, is a document load where `mustLoad` requires it. Changes of search and fragment stay within
 * the document.
 */
export class PageHistory implements Navigator {
  place: Place;
  private readonly mustLoad: (pathname: string) => boolean;
  private readonly loads: DocumentLoads;
  private readonly positions: Pick<ScrollPositions, 'leave'>;
  private readonly listeners = new Set<(place: Place) => void>();

  /** @param mustLoad whether a path needs a new document (`needsDocument`) */
  constructor(
    mustLoad: (pathname: string) => boolean,
    positions: Pick<ScrollPositions, 'leave'>,
    loads: DocumentLoads = documentLoads,
  ) {
    this.mustLoad = mustLoad;
    this.positions = positions;
    this.loads = loads;
    this.place = this.read('POP');
  }

  /**
   * The router listens from its first commit on. Where the address has changed before, by a link to a
   * fragment of the static page or by Back, the listener is called at once.
   * @returns unsubscribes
   */
  readonly listen = (listener: (place: Place) => void): (() => void) => {
    if (this.listeners.size === 0) addEventListener('popstate', this.onPop);
    this.listeners.add(listener);
    if (createPath(location) !== createPath(this.place.location)) this.onPop();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) removeEventListener('popstate', this.onPop);
    };
  };

  // Arrow functions: the router calls these without their object.
  readonly createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));

  readonly encodeLocation = (to: To) => {
    const { pathname, search, hash } = new URL(this.createHref(to), location.origin);
    return { pathname, search, hash };
  };

  readonly go = (delta: number) => history.go(delta);

  readonly push = (to: To, state?: unknown) => {
    if (this.needsLoad(to)) return this.loads.assign(this.createHref(to));
    this.positions.leave();
    history.pushState(newEntry(state), '', this.createHref(to));
    this.update('PUSH');
  };

  readonly replace = (to: To, state?: unknown) => {
    if (this.needsLoad(to)) return this.loads.replace(this.createHref(to));
    this.positions.leave();
    history.replaceState(newEntry(state), '', this.createHref(to));
    this.update('REPLACE');
  };

  private readonly onPop = () => {
    // `location` has the new address already.
    const { pathname } = location;
    this.positions.leave();
    if (pathname !== this.place.location.pathname && this.mustLoad(pathname)) this.loads.reload();
    else this.update('POP');
  };

  private needsLoad(to: To): boolean {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to;
    return pathname !== undefined && pathname !== location.pathname && this.mustLoad(pathname);
  }

  private update(action: Place['action']) {
    this.place = this.read(action);
    for (const listener of this.listeners) listener(this.place);
  }

  private read(action: Place['action']): Place {
    const { pathname, search, hash } = location;
    const { usr = null, key = named() } = (history.state ?? {}) as Entry;
    return { action, location: { pathname, search, hash, state: usr, key } };
  }
}

const newEntry = (state: unknown) => ({
  usr: state,
  key: Math.random().toString(36).slice(2, 10),
});

/** Gives an entry of the browser, of a document or a fragment, a key of its own. */
function named(): string {
  const entry = newEntry(null);
  history.replaceState(entry, '');
  return entry.key;
}
