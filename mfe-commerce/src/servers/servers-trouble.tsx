import { signInAddress } from 'shared/contracts/session/sign-in';
import { useLocation } from 'shared/sdk';
import { Button, ErrorPanel } from 'shared/ui';
import { statusOf, wordsOf } from '../ui/errors.ts';
import { SignInLink } from '../ui/sign-in-link.tsx';

/** Why a person's servers are not there, and the way on: another try, or signing in at Discord. */
export function ServersTrouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { pathname } = useLocation();
  // Discord no longer takes the token: only a new sign-in helps.
  const isRevoked = statusOf(error) === 403;
  return (
    <ErrorPanel
      title="Your servers could not be loaded"
      message={wordsOf(error, 'Discord cannot be reached right now.')}
      actions={
        isRevoked ? (
          <SignInLink to={signInAddress(pathname)}>Login with Discord</SignInLink>
        ) : (
          <Button onClick={onRetry}>Try Again</Button>
        )
      }
    />
  );
}
