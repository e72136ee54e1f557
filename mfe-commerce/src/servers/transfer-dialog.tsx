import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Button, Dialog, Stack, Text } from '@portico/ui';

interface TransferDialogProps {
  from: string;
  to: string;
  /** Earliest time of the transfer after this one, epoch seconds; null: no limit. */
  nextAt: number | null | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked before a transfer: what changes at once, and when the next one is possible. */
export function TransferDialog({ from, to, nextAt, onConfirm, onClose }: TransferDialogProps) {
  return (
    <Dialog title="Transfer this authorization?" width="460px" onClose={onClose}>
      <Stack gap={5}>
        <Text tone="muted">
          <strong>{from}</strong> loses its license immediately, and <strong>{to}</strong> gets it.{' '}
          {nextAt ? (
            <>
              You can transfer this slot again on <strong>{formatDateTime(nextAt)}</strong>.
            </>
          ) : (
            'You can transfer it again at any time.'
          )}
        </Text>
        <Stack direction="row" gap={3} justify="end" wrap>
          <Button variant="secondary" onClick={onClose}>
            Not Now
          </Button>
          <Button onClick={onConfirm}>Yes, Transfer</Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
