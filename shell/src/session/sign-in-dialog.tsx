import type { CurrentUser } from '@portico/sdk/contracts/session/schema';
import { Button, Dialog, Stack, Text } from '@portico/ui';
import { LoginInTab } from './login-link.tsx';

const TEXTS = {
  ended: { title: 'Log in to continue', about: 'Your session has ended. Nothing was sent yet.' },
  again: {
    title: 'Log in again',
    about: 'This change needs a login with Discord in the last five minutes. Nothing was changed.',
  },
} as const;

interface SignInDialogProps {
  reason: keyof typeof TEXTS;
  /** Who wants to send the change. */
  user: CurrentUser;
  onClose: () => void;
}

/** Offers a sign-in in another tab, after which the change that waits is sent. */
export function SignInDialog({ reason, user, onClose }: SignInDialogProps) {
  return (
    <Dialog {...TEXTS[reason]} onClose={onClose}>
      <Text>
        The login opens in a new tab. This page stays as it is, with everything that you have
        entered, and sends the change as soon as you are back as {user.username}.
      </Text>
      <Stack direction="row" gap={3} justify="end">
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <LoginInTab data-autofocus="" />
      </Stack>
    </Dialog>
  );
}
