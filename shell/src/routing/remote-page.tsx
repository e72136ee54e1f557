import { Suspense, useEffect, useLayoutEffect, useReducer } from 'react';
import type { ReactNode } from 'react';
import type { FailureReason } from '@portico/sdk/platform';
import { ErrorBoundary } from '@portico/sdk/host';
import { RemoteFailure } from '../failure/remote-failure.tsx';
import { useFailure } from '../failure/use-failure.ts';
import { useHost } from '../host/host-context.ts';
import { ContentReady } from '../host/content-ready.tsx';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

interface RemotePageProps {
  remote: string;
  page: string;
}

/**
 * Shows a page of a remote: a skeleton while it loads, an error card if it does not load or throws.
 * Retry starts a new attempt without a document load. Give it a `key` per page, so that leaving the
 * page resets it.
 */
export function RemotePage({ remote, page }: RemotePageProps) {
  const { loader, activation } = useHost();
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
  useEffect(() => loader.onReplace(update), [loader]);
  useLayoutEffect(() => () => activation.discardFallback(), [activation]);

  const label = { remote, version: loader.versionOf(remote) };
  const waiting =
    attempt > 0 && activation.isFallbackShown ? <RemoteFailure {...label} /> : <PageSkeleton />;
  if (entry.status === 'loading') return waiting;
  if (entry.status === 'failed') {
    const retry = () => {
      loader.forget(remote, page);
      update();
    };
    const { error, reason } = entry;
    return <DiagnosedFailure {...{ remote, page, error, reason, waiting }} onRetry={retry} />;
  }
  const { Page } = entry;
  const failure = (error: unknown) => {
    const retry = () => {
      loader.reject(remote, page, error);
      update();
    };
    return <DiagnosedFailure {...{ remote, page, error, waiting }} onRetry={retry} />;
  };
  return (
    <ErrorBoundary key={attempt} fallback={failure}>
      <Suspense fallback={<PageSkeleton />}>
        <ContentReady>
          <Page />
          <ViewReport remote={remote} page={page} />
        </ContentReady>
      </Suspense>
    </ErrorBoundary>
  );
}

interface DiagnosedFailureProps extends RemotePageProps {
  error: unknown;
  reason?: FailureReason;
  /** Shown during diagnosis and while a new document loads. */
  waiting: ReactNode;
  onRetry: () => void;
}

function DiagnosedFailure({ waiting, onRetry, ...failure }: DiagnosedFailureProps) {
  const { loader } = useHost();
  const code = useFailure(failure);
  if (!code) return waiting;
  const { remote } = failure;
  const version = loader.versionOf(remote);
  return <RemoteFailure {...{ remote, version, code, onRetry }} />;
}

/** Reports how long the document's first page took. Renders nothing. */
function ViewReport({ remote, page }: RemotePageProps) {
  const { loader, report, initialPath } = useHost();
  useEffect(() => {
    if (location.pathname !== initialPath) return;
    const version = loader.versionOf(remote);
    report({ kind: 'view', remote, version, page, ms: performance.now() });
  }, [loader, report, initialPath, remote, page]);
  return null;
}
