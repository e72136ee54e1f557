import type { MessageTemplate } from './message-content.ts';
import {
  amountRow,
  invoiceAction,
  invoiceRows,
  licenseAfterRefund,
  timeText,
  moneyText,
} from './words.ts';

/** A refund that the payment provider has accepted and not paid yet. */
export const refundAccepted: MessageTemplate<'refund.accepted'> = (subject) => {
  const { amount, keepsLicense } = subject.facts;
  return {
    subject: `Your refund from ${subject.site.brand.name} is on its way`,
    heading: `Your refund of ${moneyText(subject, amount)} is on its way`,
    paragraphs: [
      'Our payment provider has accepted the refund but has not paid it out yet. We will email you when it has. You do not need to do anything.',
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
