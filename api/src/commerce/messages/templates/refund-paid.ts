import type { MessageTemplate } from './message-content.ts';
import {
  amountRow,
  invoiceAction,
  invoiceRows,
  licenseAfterRefund,
  numberText,
  timeText,
  moneyText,
} from './words.ts';

export const refundPaid: MessageTemplate<'refund.paid'> = (subject) => {
  const { amount, keepsLicense } = subject.facts;
  return {
    subject: `Your refund from ${subject.site.brand.name} (${numberText(subject)})`,
    heading: `We refunded ${moneyText(subject, amount)}`,
    paragraphs: [
      'The money goes back to the payment method you used. It appears on your statement within 5 to 10 business days.',
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
