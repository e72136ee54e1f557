import type { MessageTemplate } from './message-content.ts';
import { amountRow, askUs, invoiceAction, invoiceRows, timeText, moneyText } from './words.ts';

/** A refund that the bank has returned, that was canceled, or that the payment provider has refused. */
export const refundFailed: MessageTemplate<'refund.failed'> = (subject) => {
  const { amount, isCanceled = false } = subject.facts;
  const { name } = subject.site.brand;
  return {
    subject: `Your refund from ${name} ${isCanceled ? 'was canceled' : 'failed'}`,
    heading: isCanceled ? 'Your refund was canceled' : 'Your refund failed',
    paragraphs: [
      isCanceled
        ? `The refund of ${moneyText(subject, amount)} was canceled before it was paid out, so this money will not reach you.`
        : `We could not refund ${moneyText(subject, amount)} to your payment method. This happens, for example, when a card was replaced or an account was closed.`,
      `Please ${askUs(subject)}, and we will find another way. Your invoice shows the current state of your license.`,
    ],
    rows: [
      amountRow(subject, 'Refund', amount),
      ['Date', timeText(subject.at)],
      ...invoiceRows(subject),
    ],
    action: invoiceAction(subject),
  };
};
