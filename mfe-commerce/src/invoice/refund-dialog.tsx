import type { Invoice } from '@portico/contracts/invoices/schema';
import { MONEY_ARRIVES } from '@portico/contracts/rules/payment-states';
import { formatMoney } from '@portico/sdk/rules/money';
import { toast } from '@portico/sdk';
import { Button, Dialog, Stack } from '@portico/ui';
import { styled } from 'styled-components';
import { useCommerceRefundMutation } from '../purchases/purchases.api.ts';
import { serverMessage } from '../ui/errors.ts';

const Lines = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding-left: var(--space-5);
  line-height: 1.5;
`;

/** Says what a refund means, and requests it. */
export function RefundDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { invoiceId, amount, paidAmount, refundedAmount, currency, servers } = invoice;
  const rest = (paidAmount ?? amount) - refundedAmount;
  const [refund, { isLoading }] = useCommerceRefundMutation();
  const confirm = async () => {
    const result = await refund({ invoiceId, amount: rest });
    if ('error' in result) {
      const description = serverMessage(result.error, 'The refund failed. Please try again.');
      toast({ kind: 'error', title: 'Refund Failed', description });
    } else {
      const isPaid = result.data.status === 'succeeded';
      toast({ kind: 'success', title: isPaid ? 'Refunded' : 'Refund Requested' });
    }
    onClose();
  };
  return (
    <Dialog
      title={`Refund ${formatMoney(rest, currency)}?`}
      about="This cannot be undone."
      onClose={onClose}
    >
      <Stack gap={5}>
        <Lines>
          <li>
            {formatMoney(rest, currency)} is refunded to the card or account that you paid with.
          </li>
          <li>{MONEY_ARRIVES}</li>
          <li>
            {servers === 1
              ? 'You lose the license slot of this invoice immediately.'
              : `You lose the ${servers} license slots of this invoice immediately.`}
          </li>
          <li>Premium features are turned off on every server that they cover.</li>
        </Lines>
        <Stack direction="row" gap={3} justify="end" wrap>
          <Button variant="secondary" onClick={onClose}>
            Keep the License
          </Button>
          <Button variant="danger" disabled={isLoading} onClick={() => void confirm()}>
            {isLoading ? 'Refunding...' : `Refund ${formatMoney(rest, currency)}`}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
