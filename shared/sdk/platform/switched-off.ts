import { matchRoute } from './match-route.ts';
import type { PageRoute } from './remote.ts';

/** A remote that is switched off, in a snapshot: its addresses only. */
export interface SwitchedOffRemote {
  name: string;
  mounts: string[];
  /** Of its live release. */
  routes: Pick<PageRoute, 'path' | 'params'>[];
}

/** Texts of the page in place of all pages of such a remote. */
export const SWITCHED_OFF = {
  title: 'Switched Off',
  heading: 'This section is switched off at the moment',
  description: 'Please try again later. All other pages work as usual.',
};

/**
 * Whether an address belongs to a remote that is switched off, by the same rule on the page server
 * and in the shell: one of its routes matches, or the address is at or below one of its mounts.
 * @param pathname path of the address, still percent-encoded
 * @param remotes of the snapshot; undefined: none
 */
export function isSwitchedOff(
  pathname: string,
  remotes: readonly SwitchedOffRemote[] = [],
): boolean {
  return remotes.some(
    ({ mounts, routes }) =>
      mounts.some((mount) => pathname === mount || pathname.startsWith(`${mount}/`)) ||
      matchRoute(pathname, routes) !== undefined,
  );
}
