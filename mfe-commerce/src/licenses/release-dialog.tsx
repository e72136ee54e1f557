import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Button, Dialog, Stack, Text } from '@portico/ui';

interface ReleaseDialogProps {
  serverName: string;
  /** Earliest time of the next transfer or release of this slot, epoch seconds; null: no limit. */
  nextAt: number | null;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked before a release: what changes at once, and when the slot can change again. */
export function ReleaseDialog({ serverName, nextAt, isBusy, ...on }: ReleaseDialogProps) {
  return (
    <Dialog title="Release this slot?" width="460px" onClose={on.onClose}>
      <Stack gap={5}>
        <Text tone="muted">
          <strong>{serverName}</strong> loses its license immediately. You keep the slot and can
          authorize another server with it at once.{' '}
          {nextAt !== null && (
            <>
              After that, you can transfer or release it again on{' '}
              <strong>{formatDateTime(nextAt)}</strong>.
            </>
          )}
        </Text>
        <Stack direction="row" gap={3} justify="end" wrap>
          <Button variant="secondary" onClick={on.onClose}>
            Not Now
          </Button>
          <Button variant="danger" disabled={isBusy} onClick={on.onConfirm}>
            {isBusy ? 'Releasing...' : 'Yes, Release'}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
