import type { Invoice, RefundState } from '@portico/contracts/invoices/schema';
import { guaranteeCondition } from '@portico/contracts/rules/guarantee';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { IfPage, Link } from '@portico/sdk';
import { Button, Dialog, Stack, Text } from '@portico/ui';

interface AuthorizeDialogProps {
  serverName: string;
  refund: Extract<RefundState, { state: 'refundable' }>;
  guarantee: Invoice['guarantee'];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked once per invoice, before its first use, because use ends the refund period. */
export function AuthorizeDialog(props: AuthorizeDialogProps) {
  const { serverName, refund, guarantee, onConfirm, onClose } = props;
  return (
    <Dialog title={`Authorize ${serverName}?`} width="460px" onClose={onClose}>
      <Stack gap={5}>
        <Text tone="muted">
          The license applies to the server immediately. You can request a refund until{' '}
          <strong>{formatDateTime(refund.until)}</strong>, {guaranteeCondition(guarantee)}.
          <IfPage path="/refund">
            {' '}
            See the <Link to="/refund">Refund Policy</Link>.
          </IfPage>
        </Text>
        <Stack direction="row" gap={3} justify="end" wrap>
          <Button variant="secondary" onClick={onClose}>
            Not Now
          </Button>
          <Button onClick={onConfirm}>Yes, Authorize</Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
