import { createPath, parsePath } from 'react-router-dom';
import { mayLeave } from '@portico/sdk/host';
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
  /** Its place among the entries of the tab. */
  idx?: number;
}

/**
 * The browser's history for the router. Navigation to another path, by link, by code, or by Back and
 * Forward, is a document load where `mustLoad` requires it. Changes of search and fragment stay within
 * the document. Before a page with unsaved input is left, the visitor is asked.
 */
export class PageHistory implements Navigator {
  place: Place;
  private index = history.length - 1;
  /** Back or Forward was refused, and the browser is on its way to the shown entry. */
  private isReturning = false;
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
    if (this.isOtherPath(to) && !mayLeave()) return;
    if (this.needsLoad(to)) return this.loads.assign(this.createHref(to));
    this.positions.leave();
    history.pushState(newEntry(this.index + 1, state), '', this.createHref(to));
    this.update('PUSH');
  };

  readonly replace = (to: To, state?: unknown) => {
    if (this.isOtherPath(to) && !mayLeave()) return;
    if (this.needsLoad(to)) return this.loads.replace(this.createHref(to));
    this.positions.leave();
    history.replaceState(newEntry(this.index, state), '', this.createHref(to));
    this.update('REPLACE');
  };

  private readonly onPop = () => {
    if (this.isReturning) {
      this.isReturning = false;
      return;
    }
    // `location` has the new address already.
    const { pathname } = location;
    const isOther = pathname !== this.place.location.pathname;
    if (isOther && !mayLeave()) {
      this.isReturning = true;
      history.go(this.index - ((history.state as Entry | null)?.idx ?? this.index - 1));
      return;
    }
    this.positions.leave();
    if (isOther && this.mustLoad(pathname)) this.loads.reload();
    else this.update('POP');
  };

  private isOtherPath(to: To): boolean {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to;
    return pathname !== undefined && pathname !== location.pathname;
  }

  private needsLoad(to: To): boolean {
    const { pathname = '' } = typeof to === 'string' ? parsePath(to) : to;
    return this.isOtherPath(to) && this.mustLoad(pathname);
  }

  private update(action: Place['action']) {
    this.place = this.read(action);
    for (const listener of this.listeners) listener(this.place);
  }

  private read(action: Place['action']): Place {
    const { pathname, search, hash } = location;
    const state = (history.state ?? {}) as Entry;
    // An entry of the browser, of a document or a fragment, has neither key nor place.
    const entry = state.key === undefined ? newEntry(this.index + 1, null) : state;
    if (entry !== state) history.replaceState(entry, '');
    const { usr = null, key = '', idx = this.index } = entry;
    this.index = idx;
    return { action, location: { pathname, search, hash, state: usr, key } };
  }
}

const newEntry = (idx: number, state: unknown) => ({
  usr: state,
  key: Math.random().toString(36).slice(2, 10),
  idx,
});
