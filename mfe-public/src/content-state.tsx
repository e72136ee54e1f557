import { ErrorPanel, Skeleton } from '@portico/ui';
import { FailureActions } from './failure-actions.tsx';
import { PageContainer } from './page-container.ts';

interface ContentStateProps {
  /** Of a query without an answer. */
  isError: boolean;
  refetch: () => unknown;
}

/** A page of texts that are not here: on their way, or not to be had. */
export function ContentState({ isError, refetch }: ContentStateProps) {
  return (
    <PageContainer>
      {isError ? (
        <ErrorPanel
          title="This page did not load"
          message="Check your connection and try again in a moment."
          actions={<FailureActions onRetry={() => void refetch()} />}
        />
      ) : (
        <div aria-busy="true" aria-label="Loading the page">
          <Skeleton height="60vh" radius="l" />
        </div>
      )}
    </PageContainer>
  );
}
