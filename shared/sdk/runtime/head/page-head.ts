import { useEffect, useSyncExternalStore } from 'react';

/** Values of a page's head that depend on data and replace those of the route's declaration. */
export interface PageHeadOverride {
  /** The part of the document title after "{product} - ". */
  title?: string;
  description?: string;
}

const NONE: PageHeadOverride = {};
const listeners = new Set<() => void>();
let current = NONE;

function change(next: PageHeadOverride) {
  current = next;
  for (const listener of listeners) listener();
}

/** Replaces parts of the document's head while the calling component is mounted. */
export function usePageHead({ title, description }: PageHeadOverride) {
  useEffect(() => {
    const mine = { ...(title && { title }), ...(description && { description }) };
    change(mine);
    return () => {
      if (current === mine) change(NONE);
    };
  }, [title, description]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** For the shell only. */
export function usePageHeadOverride(): PageHeadOverride {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => NONE,
  );
}
