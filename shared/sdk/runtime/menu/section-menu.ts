import { useEffect, useSyncExternalStore } from 'react';

/** A link to a page of a section. */
export interface SectionLink {
  label: string;
  path: string;
}

/** Expandable links. */
export interface SectionGroup {
  label: string;
  children: readonly (SectionLink | SectionGroup)[];
}

/** The pages of one part of the site, such as the user dashboard. */
export interface SectionMenu {
  label: string;
  entries: readonly (SectionLink | SectionGroup)[];
}

const listeners = new Set<() => void>();
let current: SectionMenu | undefined;

function change(next: SectionMenu | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Adds the links of the page's section to the site's menu on narrow screens, while the calling component is mounted. A
 * page that shows its own links on wide screens needs no menu button of its own.
 * @param menu the same object in each render
 */
export function useSectionMenu(menu: SectionMenu): void {
  useEffect(() => {
    change(menu);
    return () => {
      if (current === menu) change(undefined);
    };
  }, [menu]);
}

/** The section of the current page, for the shell. */
export function useCurrentSection(): SectionMenu | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}

/** {@link useCurrentSection} for tests. */
export const currentSection = (): SectionMenu | undefined => current;
