import { LogIn } from 'lucide-react';
import { signInAddress } from '@portico/sdk/contracts/session/sign-in';
import { EmptyState } from '@portico/ui';
import { SignInLink } from '../ui/sign-in-link.tsx';

/** Shown without a session: only the owner may see an invoice. */
export function SignInPrompt({ returnTo }: { returnTo: string }) {
  return (
    <EmptyState
      icon={<LogIn size={26} />}
      title="Log in to see this invoice"
      message="Only the account that made the purchase can see its invoice. You come back here after you log in."
      actions={<SignInLink to={signInAddress(returnTo)}>Login with Discord</SignInLink>}
    />
  );
}
