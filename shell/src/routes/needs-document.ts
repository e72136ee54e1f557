import { hasDirtyForm } from '@portico/sdk/host';
import type { RouteTable } from './route-table.ts';

/** The fields of the host on which the decision depends. */
interface DocumentState {
  routes: RouteTable;
  /** Path of the document request. */
  initialPath: string;
  watch: { isOutdated: () => boolean };
}

/**
 * Whether going to a path needs a new document from the page server:
 * - No remote of this document's snapshot answers the path, and none that is switched off does. Only the
 *   server can tell a missing page from one that is restricted. It has answered the document's own path
 *   already.
 * - The path has another security policy. Where input is unsaved, the browser asks before it leaves.
 * - The document is outdated and contains no unsaved input.
 */
export function needsDocument(
  pathname: string,
  { routes, initialPath, watch }: DocumentState,
): boolean {
  const isAnswered = routes.find(pathname) !== undefined || routes.isSwitchedOff(pathname);
  if (pathname !== initialPath && !isAnswered) return true;
  if (hasOtherPolicy(pathname, { routes, initialPath })) return true;
  return watch.isOutdated() && !hasDirtyForm();
}

/**
 * Whether the policy of this document, which is that of its own path, is not the one of a path: their
 * routes declare different hosts of images.
 */
export function hasOtherPolicy(
  pathname: string,
  { routes, initialPath }: Pick<DocumentState, 'routes' | 'initialPath'>,
): boolean {
  return routes.imagesOf(pathname) !== routes.imagesOf(initialPath);
}
