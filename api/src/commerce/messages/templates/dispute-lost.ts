import { formatEuro } from '@portico/sdk/rules/money';
import type { MessageTemplate } from './message-content.ts';
import { amountRow, invoiceRows, timeText } from './words.ts';

export const disputeLost: MessageTemplate<'dispute.lost'> = (subject) => ({
  subject: `The dispute about your payment to ${subject.site.brand.name} has ended`,
  heading: 'Your bank returned the payment',
  paragraphs: [
    `The dispute has ended in your favor, and your bank returns ${formatEuro(subject.facts.amount)} to you.`,
    'The license of this invoice has ended. You can buy a new one at any time.',
  ],
  rows: [
    amountRow('Returned amount', subject.facts.amount),
    ['Date', timeText(subject.at)],
    ...invoiceRows(subject),
  ],
  action: { label: 'Go to the store', url: `${subject.site.origin}/store` },
});
