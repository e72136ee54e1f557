import type { MessageTemplate } from './message-content.ts';
import { amountRow, askUs, invoiceAction, invoiceRows, timeText, moneyText } from './words.ts';

export const disputeOpened: MessageTemplate<'dispute.opened'> = (subject) => ({
  subject: `Your payment to ${subject.site.brand.name} is disputed`,
  heading: 'Your payment is disputed',
  paragraphs: [
    `Your bank told us that the payment of ${moneyText(subject, subject.facts.amount)} is disputed. The bank holds the money until it decides, which can take several weeks.`,
    'The servers of this invoice have no license until then.',
    `If you did not dispute the payment, ask your bank to withdraw the dispute, and ${askUs(subject)}.`,
  ],
  rows: [
    amountRow(subject, 'Disputed amount', subject.facts.amount),
    ['Date', timeText(subject.at)],
    ...invoiceRows(subject),
  ],
  action: invoiceAction(subject),
});
