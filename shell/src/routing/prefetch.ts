import type { RemoteLoader } from '../federation/remote-loader.ts';
import type { RouteTable } from '../routes/route-table.ts';

/**
 * Loads the page of an internal address before the click. A failure is discarded, so that the visit
 * itself starts a new attempt.
 */
export function prefetchPage(pathname: string, routes: RouteTable, loader: RemoteLoader) {
  const destination = routes.find(pathname);
  if (!destination) return;
  const { remote, route } = destination;
  void loader.open(remote, route.page).settled.then(() => loader.forget(remote, route.page));
}

/** Prefetches the files of the page of an internal address for another document. None of them runs. */
export function prefetchFiles(pathname: string, routes: RouteTable, loader: RemoteLoader) {
  const destination = routes.find(pathname);
  const remote = destination && loader.definitionOf(destination.remote);
  if (!remote) return;
  addPrefetch(remote.entry);
  for (const file of remote.pages[destination.route.page]?.scripts ?? []) addPrefetch(file);
}

const prefetched = new Set<string>();

/**
 * Fetches a script with a low priority, once. Not by a link: Firefox asks `default-src` whether one may prefetch, which
 * allows nothing.
 */
export function addPrefetch(href: string) {
  if (prefetched.has(href)) return;
  prefetched.add(href);
  fetch(href, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
