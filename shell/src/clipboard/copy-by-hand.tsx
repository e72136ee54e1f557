import { lazy, Suspense } from 'react';
import { dismissUncopied, ErrorBoundary, useUncopied } from '@portico/sdk/host';

const CopyDialog = lazy(() =>
  import('./copy-dialog.tsx').then((module) => ({ default: module.CopyDialog })),
);

/**
 * Shows a text that the browser did not copy, for all remotes. Few visits need it: the dialog is a chunk
 * of its own.
 */
export function CopyByHand() {
  const text = useUncopied();
  if (text === undefined) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <CopyDialog text={text} onClose={dismissUncopied} />
      </Suspense>
    </ErrorBoundary>
  );
}
