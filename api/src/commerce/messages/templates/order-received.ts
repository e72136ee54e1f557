import type { MessageTemplate } from './message-content.ts';
import { amountRow, invoiceAction, invoiceRows, timeText, moneyText } from './words.ts';

/** An order whose payment takes some days, such as a bank transfer. */
export const orderReceived: MessageTemplate<'order.received'> = (subject) => ({
  subject: `We received your order at ${subject.site.brand.name}`,
  heading: 'We received your order',
  paragraphs: [
    `Your payment of ${moneyText(subject, subject.facts.amount)} is under way. Bank payments can take a few days.`,
    'Your license is ready as soon as the payment arrives, and we will email you then. You do not need to do anything else.',
  ],
  rows: [
    amountRow(subject, 'Amount due', subject.facts.amount),
    ['Date', timeText(subject.at)],
    ...invoiceRows(subject),
  ],
  action: invoiceAction(subject),
});
