import type { RemoteLoader } from '../federation/remote-loader.ts';
import type { RouteTable } from '../routes/route-table.ts';

/**
 * Loads the page behind an own address ahead of the click, quietly: a failure leaves no trace, so
 * that the visit itself begins with a fresh attempt.
 */
export function prefetchPage(pathname: string, routes: RouteTable, loader: RemoteLoader) {
  const found = routes.find(pathname);
  if (!found) return;
  const { remote, route } = found;
  void loader.open(remote, route.page).settled.then(() => loader.forget(remote, route.page));
}
