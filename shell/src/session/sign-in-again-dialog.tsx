import { signInAgainAddress } from '@portico/sdk/contracts/session/sign-in';
import { useLocation } from '@portico/sdk';
import { Button, Dialog, Stack, Text } from '@portico/ui';
import { LoginAnchor } from './login-link.tsx';
import { withoutSignInError } from './sign-in-error.ts';

/** Offers a new sign-in of the same user, which returns to the page. */
export function SignInAgainDialog({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  const returnTo = pathname + withoutSignInError(search);
  return (
    <Dialog
      title="Log in again"
      about="This change needs a login with Discord in the last five minutes. Nothing was changed."
      onClose={onClose}
    >
      <Text>
        You return to this page, and can then repeat the change. Anything that you have entered here
        and not saved is lost.
      </Text>
      <Stack direction="row" gap={3} justify="end">
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <LoginAnchor href={signInAgainAddress(returnTo)} data-autofocus="" />
      </Stack>
    </Dialog>
  );
}
