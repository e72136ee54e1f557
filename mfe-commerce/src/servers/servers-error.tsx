import { signInAddress } from '@portico/sdk/contracts/session/sign-in';
import { useLocation } from '@portico/sdk';
import { Button, ErrorPanel } from '@portico/ui';
import { statusOf, serverMessage } from '../ui/errors.ts';
import { SignInLink } from '../ui/sign-in-link.tsx';

/**
 * Error of the server list with Try Again, or with a sign-in link if the Discord grant is revoked.
 */
export function ServersError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { pathname } = useLocation();
  // Discord rejects the token, so a new sign-in is needed.
  const isRevoked = statusOf(error) === 403;
  return (
    <ErrorPanel
      title="Your servers could not be loaded"
      message={serverMessage(error, 'Discord cannot be reached right now.')}
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
