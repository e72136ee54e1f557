import type { RefundState } from '@portico/contracts/invoices/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Link } from '@portico/sdk';
import { Button, Dialog, Stack, Text } from '@portico/ui';

interface AuthorizeDialogProps {
  serverName: string;
  refund: Extract<RefundState, { state: 'refundable' }>;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked once per invoice, before its first use, because use ends the refund period. */
export function AuthorizeDialog({ serverName, refund, onConfirm, onClose }: AuthorizeDialogProps) {
  return (
    <Dialog title={`Authorize ${serverName}?`} width="460px" onClose={onClose}>
      <Stack gap={5}>
        <Text tone="muted">
          The license applies to the server immediately. You can request a refund until{' '}
          <strong>{formatDateTime(refund.until)}</strong>, or until the server has used it for 24
          hours. See the <Link to="/refund">Refund Policy</Link>.
        </Text>
        <Stack direction="row" gap={3} justify="end" wrap>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={onConfirm}>Yes, authorize</Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
