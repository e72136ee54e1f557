import type { MessageTemplate } from './message-content.ts';
import {
  amountRow,
  invoiceAction,
  invoiceRows,
  licenseAfterRefund,
  timeText,
  moneyText,
} from './words.ts';

/** A refund for which the payment provider waits for details of the customer. */
export const refundNeedsAction: MessageTemplate<'refund.needs-action'> = (subject) => {
  const { amount, keepsLicense } = subject.facts;
  return {
    subject: `Your refund from ${subject.site.brand.name} needs a step from you`,
    heading: `Your refund of ${moneyText(subject, amount)} needs a step from you`,
    paragraphs: [
      'Our payment provider needs details from you before it can pay the refund. It will email you and say which. Without them, the refund will eventually fail.',
    ],
    facts: [licenseAfterRefund(keepsLicense)],
    rows: [
      amountRow(subject, 'Refund', amount),
      ['Date', timeText(subject.at)],
      ...invoiceRows(subject),
    ],
    action: invoiceAction(subject),
  };
};
