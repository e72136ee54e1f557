import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary, signInAgain } from '@portico/sdk/host';

const SignInAgainDialog = lazy(() =>
  import('./sign-in-again-dialog.tsx').then((module) => ({ default: module.SignInAgainDialog })),
);

/**
 * Offers a new sign-in after a change that the API refuses until then, for the calls of every
 * remote. Few visits need it: the dialog is a chunk of its own. Without it, the remote's message of
 * the failed call still says what to do.
 */
export function SignInAgain() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => signInAgain.listen(() => setOpen(true)), []);
  if (!isOpen) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <SignInAgainDialog onClose={() => setOpen(false)} />
      </Suspense>
    </ErrorBoundary>
  );
}
