import { formatEuro } from '@portico/sdk/rules/money';
import type { MessageTemplate } from './message-content.ts';
import { amountRow, askUs, invoiceAction, invoiceRows, timeText } from './words.ts';

export const refundFailed: MessageTemplate<'refund.failed'> = (subject) => ({
  subject: `Your refund from ${subject.site.brand.name} failed`,
  heading: 'Your refund failed',
  paragraphs: [
    `We could not refund ${formatEuro(subject.facts.amount)} to your payment method. This happens, for example, when a card was replaced or an account was closed.`,
    `Please ${askUs(subject)}, and we will find another way. Your invoice shows the current state of your licence.`,
  ],
  rows: [
    amountRow('Refund', subject.facts.amount),
    ['Date', timeText(subject.at)],
    ...invoiceRows(subject),
  ],
  action: invoiceAction(subject),
});
