import type { StaffRefund } from '@portico/contracts/invoices/refund';
import { formatMoney } from '@portico/sdk/rules/money';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-4);
  overflow-wrap: anywhere;
`;

interface RefundListProps {
  invoiceId: string;
  currency: string;
  refunds: readonly StaffRefund[];
}

/** The refunds of an invoice, newest first, with who requested them and why. */
export function RefundList({ invoiceId, currency, refunds }: RefundListProps) {
  if (refunds.length === 0) return null;
  return (
    <List aria-label={`Refunds of ${invoiceId}`}>
      {refunds.map(({ refundId, amount, status, by, reason, failure, requestedAt, settledAt }) => (
        <li key={refundId}>
          Refund of {formatMoney(amount, currency)} by the {by === 'owner' ? 'buyer' : 'team'}:{' '}
          {status}
          {failure !== null && ` (${failure})`}, {formatDateTime(settledAt ?? requestedAt)}
          {reason !== null && `. ${reason}`}
        </li>
      ))}
    </List>
  );
}
