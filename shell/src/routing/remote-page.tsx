import { Suspense, useEffect, useLayoutEffect, useReducer } from 'react';
import { ErrorBoundary } from '../failure/error-boundary.tsx';
import { RemoteFailure } from '../failure/remote-failure.tsx';
import { useHost } from '../host-context.ts';
import { ContentReady } from '../takeover/content-ready.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

interface RemotePageProps {
  remote: string;
  page: string;
}

/**
 * Shows a page of a remote: a skeleton until it is loaded, an error card where it does not load or
 * throws. Retry begins anew without a page reload. Give it a `key` per page: leaving the page
 * resets it.
 */
export function RemotePage({ remote, page }: RemotePageProps) {
  const { loader, takeover } = useHost();
  const [attempt, update] = useReducer((count: number) => count + 1, 0);
  const entry = loader.open(remote, page);

  useEffect(() => {
    if (entry.status !== 'loading') return undefined;
    let mounted = true;
    void entry.settled.then(() => mounted && update());
    return () => {
      mounted = false;
    };
  }, [entry]);
  useEffect(() => () => loader.forget(remote, page), [loader, remote, page]);
  useLayoutEffect(() => () => takeover.dropBody(), [takeover]);

  const label = { remote, version: loader.versionOf(remote) };
  if (entry.status === 'loading') {
    return attempt > 0 && takeover.isKept ? <RemoteFailure {...label} /> : <PageSkeleton />;
  }
  if (entry.status === 'failed') {
    const retry = () => {
      loader.forget(remote, page);
      update();
    };
    return <RemoteFailure {...label} error={entry.error} onRetry={retry} />;
  }
  const { Page } = entry;
  const failure = (error: unknown) => {
    const retry = () => {
      loader.reject(remote, page, error);
      update();
    };
    return <RemoteFailure {...label} error={error} onRetry={retry} />;
  };
  return (
    <ErrorBoundary key={attempt} fallback={failure}>
      <Suspense fallback={<PageSkeleton />}>
        <ContentReady>
          <Page />
        </ContentReady>
      </Suspense>
    </ErrorBoundary>
  );
}
