import type { MessageTemplate } from './message-content.ts';
import { amountRow, invoiceRows, timeText, moneyText } from './words.ts';

export const paymentFailed: MessageTemplate<'payment.failed'> = (subject) => ({
  subject: `Your payment to ${subject.site.brand.name} failed`,
  heading: 'Your payment failed',
  paragraphs: [
    `Your bank did not complete the payment of ${moneyText(subject, subject.facts.amount)}, so you have no license from this order.`,
    'You were not charged. You can buy the plan again, with the same payment method or another one.',
  ],
  rows: [
    amountRow(subject, 'Amount', subject.facts.amount),
    ['Date', timeText(subject.at)],
    ...invoiceRows(subject),
  ],
  action: { label: 'Go to the Store', url: subject.site.linkTo('store') },
});
