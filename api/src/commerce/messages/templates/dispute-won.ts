import type { MessageTemplate } from './message-content.ts';
import { amountRow, invoiceAction, invoiceRows, timeText } from './words.ts';

export const disputeWon: MessageTemplate<'dispute.won'> = (subject) => ({
  subject: `The dispute about your payment to ${subject.site.brand.name} has ended`,
  heading: 'Your license is active again',
  paragraphs: [
    'The dispute about your payment has ended, and the bank released the payment to us.',
    'The servers of this invoice have their license again. A server that has received another license in the meantime keeps that one, and its old slot is free.',
  ],
  rows: [
    amountRow(subject, 'Amount', subject.facts.amount),
    ['Date', timeText(subject.at)],
    ...invoiceRows(subject),
  ],
  action: invoiceAction(subject),
});
