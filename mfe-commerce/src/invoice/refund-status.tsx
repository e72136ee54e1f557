import type { Refund } from '@portico/contracts/invoices/refund';
import { formatMoney } from '@portico/sdk/rules/money';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Notice } from '../ui/notice.tsx';
import { Support } from './support.tsx';

export const MONEY_ARRIVES = 'Banks usually need 5 to 10 business days to credit the money.';

interface RefundStatusProps {
  currency: string;
  refund: Refund;
  /** Whether everything was paid back. */
  isWhole: boolean;
}

/** The newest refund of an invoice: under way, paid, or failed. */
export function RefundStatus({ refund, currency, isWhole }: RefundStatusProps) {
  const { status, requestedAt, settledAt } = refund;
  const amount = formatMoney(refund.amount, currency);
  const on = formatDateTime(settledAt ?? requestedAt);
  const support = <Support>Please ask in the</Support>;
  switch (status) {
    case 'requested':
      return (
        <Notice title="Refund Requested">
          {amount} was requested on {on}. The payment provider has not confirmed it yet. We keep
          trying, so there is nothing for you to do.
        </Notice>
      );
    case 'pending':
      return (
        <Notice title="Refund Pending">
          The payment provider has accepted the refund of {amount} on {formatDateTime(requestedAt)}{' '}
          and will pay it. {MONEY_ARRIVES}
          {isWhole && ' The servers of this invoice are no longer authorized.'}
        </Notice>
      );
    case 'succeeded':
      return (
        <Notice tone="success" title={`Refunded ${amount} on ${on}`}>
          {MONEY_ARRIVES}
          {isWhole && ' The servers of this invoice are no longer authorized.'}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="warning" title="Refund Failed">
          Your bank rejected the refund of {amount} on {on}, so the license of this invoice is valid
          again. {support}
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="warning" title="Refund Refused">
          The payment provider refused the refund of {amount} on {on}. Nothing was refunded, and
          your license has not changed. {support}
        </Notice>
      );
  }
}
