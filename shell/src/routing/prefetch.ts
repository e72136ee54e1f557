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
