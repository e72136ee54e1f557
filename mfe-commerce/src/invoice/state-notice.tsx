import type { Invoice } from '@portico/contracts/invoices/schema';
import { paymentRow } from '@portico/contracts/rules/payment-state';
import { formatMoney } from '@portico/sdk/rules/money';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Notice } from '../ui/notice.tsx';
import { Support } from './support.tsx';

/** What the badge of an invoice does not say: why it failed, and how its refund or dispute stands. */
export function StateNotice({ invoice }: { invoice: Invoice }) {
  const { buyer } = paymentRow(invoice);
  // The document of a license without a payment here says it.
  if (buyer === null || invoice.isComplimentary || invoice.discord) return null;
  const [newest] = invoice.refunds;
  const amount = formatMoney(newest?.amount ?? invoice.refundedAmount, invoice.currency);
  const on = newest ? ` on ${formatDateTime(newest.settledAt ?? newest.requestedAt)}` : '';
  const fill = (text: string) => text.replaceAll('{amount}', amount).replaceAll('{on}', on);
  return (
    <Notice tone={buyer.tone} title={fill(buyer.title)}>
      {fill(buyer.text)}
      {buyer.asksSupport && (
        <>
          {' '}
          <Support>Please ask in the</Support>
        </>
      )}
    </Notice>
  );
}
