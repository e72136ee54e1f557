import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useHost } from '../host/host-context.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { SwitchedOffPage } from '../switched-off/switched-off-page.tsx';
import { ContentReady } from '../host/content-ready.tsx';
import { RemotePage } from './remote-page.tsx';
import { RouteGuard } from './route-guard.tsx';
import type { Destination } from '../routes/route-table.ts';

/** Of the page of components, in development. */
const COMPONENTS_PATH = '/dev/components';
const ComponentsPage = lazy(
  () => import(/* webpackChunkName: "dev-components" */ '../dev/components-page.tsx'),
);

/**
 * The destination of the current address.
 * @returns undefined for the 404 page, and for a remote that is switched off
 */
export function useDestination(): Destination | undefined {
  const { routes, page, initialPath } = useHost();
  const { pathname } = useLocation();
  if (page.status === 404 && pathname === initialPath) return undefined;
  return routes.find(pathname);
}

/** The content of the page. */
export function RouteView({ destination }: { destination: Destination | undefined }) {
  const { routes, page } = useHost();
  const { pathname } = useLocation();
  if (!destination) {
    const absent = routes.isSwitchedOff(pathname) ? <SwitchedOffPage /> : <NotFoundPage />;
    return (
      <ContentReady>
        {page.isDevelopment && pathname === COMPONENTS_PATH ? (
          <Suspense>
            <ComponentsPage />
          </Suspense>
        ) : (
          absent
        )}
      </ContentReady>
    );
  }
  const { remote, route } = destination;
  return (
    <Routes>
      <Route
        path={route.path}
        caseSensitive
        element={
          <RouteGuard destination={destination}>
            <RemotePage key={`${remote}/${route.page}`} remote={remote} page={route.page} />
          </RouteGuard>
        }
      />
    </Routes>
  );
}
