import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary, giveUpHeldCalls, heldCall, offerSignIn } from '@portico/sdk/host';

const SignInDialog = lazy(() =>
  import('./sign-in-dialog.tsx').then((module) => ({ default: module.SignInDialog })),
);

/**
 * Offers a sign-in while a change waits for one, for the calls of every remote. Few visits need it: the
 * dialog is a chunk of its own. Without it, the change fails, and the remote's message says what to do.
 */
export function SignInOffer() {
  const held = useSyncExternalStore(offerSignIn, heldCall, () => undefined);
  if (!held) return null;
  return (
    <ErrorBoundary fallback={() => null} onError={giveUpHeldCalls}>
      <Suspense>
        <SignInDialog reason={held.reason} user={held.user} onClose={giveUpHeldCalls} />
      </Suspense>
    </ErrorBoundary>
  );
}
