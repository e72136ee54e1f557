import { hasDirtyForm } from 'shared/sdk/host';
import type { RouteTable } from './route-table.ts';

/** What a document knows about itself; the host has it. */
interface KnownDocument {
  routes: RouteTable;
  /** Path that the document was asked for. */
  initialPath: string;
  watch: { isOutdated: () => boolean };
}

/**
 * Whether the page server must answer a path, instead of this document.
 * - No live page that this document knows answers it. Whether there is no such page or whether it is
 *   kept from this visitor, only the server knows. It has answered the document's own path already.
 * - The document is outdated and nothing in it would be lost.
 */
export function needsDocument(
  pathname: string,
  { routes, initialPath, watch }: KnownDocument,
): boolean {
  if (pathname !== initialPath && !routes.find(pathname)) return true;
  return watch.isOutdated() && !hasDirtyForm();
}
