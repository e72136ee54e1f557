import { STATE_OF_DISPUTE } from '@portico/contracts/rules/payment-state';
import { PAYMENT_STATES } from '@portico/contracts/rules/payment-states';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import { paidAmountOf } from '../invoices/paid-amount.ts';
import type { Told } from '../messages/message-facts.ts';
import type { NewMessage } from '../messages/messages.repository.ts';

type Invoice = Pick<
  InvoiceRow,
  | ('id' | 'userId' | 'amount' | 'paidAmount' | 'refundedAmount' | 'dispute' | 'status')
  | 'afterSaleSteps'
>;

interface Change {
  isFirstPaid: boolean;
  /** What the payment page asks for: the price less a discount. */
  due: number;
  /** The buyer has finished the payment page. */
  isOrdered: boolean;
  /** A request that the provider has refused. */
  refused?: { id: string; amount: number } | undefined;
}

/**
 * Messages for what happened between two states of an invoice, without its refunds. Their events
 * contain the number of the provider's refunds and disputes, so that a second dispute is told, and a
 * repeated report is not.
 */
export function paymentMessages(
  before: Invoice,
  after: Invoice,
  { due, isFirstPaid, isOrdered, refused }: Change,
): NewMessage[] {
  const { id: invoiceId, userId, afterSaleSteps } = after;
  const amount = paidAmountOf(after);
  const told = (message: Told, event: string | number): NewMessage => ({
    ...message,
    event: `${message.kind} ${invoiceId} ${event}`,
    invoiceId,
    userId,
  });
  const messages: NewMessage[] = [];
  if (isFirstPaid) messages.push(told({ kind: 'payment.received', facts: { amount } }, 1));
  if (isOrdered && after.status === 'pending') {
    messages.push(told({ kind: 'order.received', facts: { amount: due } }, 1));
  }
  if (after.status === 'failed' && before.status !== 'failed') {
    messages.push(told({ kind: 'payment.failed', facts: { amount: due } }, 1));
  }
  if (refused) {
    const facts = { amount: refused.amount, isCanceled: false };
    messages.push(told({ kind: 'refund.failed', facts }, refused.id));
  }
  const disputed = { amount: amount - after.refundedAmount };
  if (after.dispute !== null && after.dispute !== before.dispute) {
    const kind = PAYMENT_STATES[STATE_OF_DISPUTE[after.dispute]].mail;
    // A dispute that was never told is not told when it is over.
    const isUntold = before.dispute === null || before.dispute === 'inquiry';
    if (kind !== null && !(after.dispute === 'won' && isUntold)) {
      messages.push(told({ kind, facts: disputed }, afterSaleSteps));
    }
  }
  return messages;
}
