import type { MessageTemplate } from './message-content.ts';
import { amountRow, invoiceAction, invoiceRows, timeText, moneyText } from './words.ts';

/** A refund that the payment provider has not confirmed within minutes. */
export const refundRequested: MessageTemplate<'refund.requested'> = (subject) => {
  const { amount, by, keepsLicense } = subject.facts;
  return {
    subject: `Your refund from ${subject.site.brand.name} was requested`,
    heading: 'Your refund was requested',
    paragraphs: [
      by === 'owner'
        ? `You requested a refund of ${moneyText(subject, amount)}. We will email you when it is on its way.`
        : `Our team requested a refund of ${moneyText(subject, amount)} for you. We will email you when it is on its way.`,
    ],
    facts: [
      keepsLicense
        ? 'Your license stays active.'
        : 'The servers of this invoice no longer have a license. They get it back if the refund cannot be made.',
    ],
    rows: [
      amountRow(subject, 'Refund', amount),
      ['Date', timeText(subject.at)],
      ...invoiceRows(subject),
    ],
    action: invoiceAction(subject),
  };
};
