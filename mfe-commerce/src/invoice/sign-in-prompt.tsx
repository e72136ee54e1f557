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
      message="An invoice is shown to the account that bought it. You come back to it afterwards."
      actions={<SignInLink to={signInAddress(returnTo)}>Login with Discord</SignInLink>}
    />
  );
}
