import { toast } from '@portico/sdk';
import { Button, Dialog, Stack, Text } from '@portico/ui';
import { useCommerceCancelMutation } from '../purchases/purchases.api.ts';
import { serverMessage } from '../ui/errors.ts';

/** Asks before an unpaid purchase is canceled. */
export function CancelDialog({ invoiceId, onClose }: { invoiceId: string; onClose: () => void }) {
  const [cancel, { isLoading }] = useCommerceCancelMutation();
  const confirm = async () => {
    const result = await cancel(invoiceId);
    onClose();
    if (result.error) {
      const fallback = 'The purchase could not be canceled. Please try again.';
      const description = serverMessage(result.error, fallback);
      toast({ kind: 'error', title: 'Not canceled', description });
      return;
    }
    toast({ title: 'Purchase canceled' });
  };
  return (
    <Dialog title="Cancel this purchase?" width="440px" onClose={onClose}>
      <Stack gap={5}>
        <Text tone="muted">
          Its payment page closes, and nothing is charged. You can buy the plan again at any time.
        </Text>
        <Stack direction="row" gap={3} justify="end" wrap>
          <Button variant="secondary" onClick={onClose}>
            Keep It
          </Button>
          <Button variant="danger" disabled={isLoading} onClick={() => void confirm()}>
            {isLoading ? 'Canceling...' : 'Cancel Purchase'}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
