import type { MessageTemplate } from './message-content.ts';
import { amountRow, invoiceRows, timeText, moneyText } from './words.ts';

export const disputeLost: MessageTemplate<'dispute.lost'> = (subject) => ({
  subject: `The dispute about your payment to ${subject.site.brand.name} has ended`,
  heading: 'Your bank returned the payment',
  paragraphs: [
    `The dispute has ended in your favor, and your bank returns ${moneyText(subject, subject.facts.amount)} to you.`,
    'The license of this invoice has ended. You can buy a new one at any time.',
  ],
  rows: [
    amountRow(subject, 'Returned amount', subject.facts.amount),
    ['Date', timeText(subject.at)],
    ...invoiceRows(subject),
  ],
  action: { label: 'Go to the Store', url: subject.site.linkTo('store') },
});
