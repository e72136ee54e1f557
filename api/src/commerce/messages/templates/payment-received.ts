import { isGift } from '../../invoices/holder.ts';
import type { MessageSubject, MessageTemplate } from './message-content.ts';
import {
  amountRow,
  consentText,
  invoiceAction,
  invoiceRows,
  numberText,
  timeText,
  moneyText,
} from './words.ts';

/** The receipt of a purchase. */
export const paymentReceived: MessageTemplate<'payment.received'> = (subject) => {
  const { facts, at, invoice, site } = subject;
  return {
    subject: `Your receipt from ${site.brand.name} (${numberText(subject)})`,
    heading: 'Thank you for your purchase',
    paragraphs: isGift(invoice)
      ? [
          `We received your payment of ${moneyText(subject, facts.amount)}. Your gift is ready.`,
          'Your invoice has its code and a link to give away. The money-back guarantee applies until somebody redeems it.',
        ]
      : [
          `We received your payment of ${moneyText(subject, facts.amount)}. Your license is ready.`,
          'Choose the servers it covers on your invoice, whenever you like.',
        ],
    facts: [...consentText(subject), ...withdrawText(subject)],
    rows: [
      amountRow(subject, 'Amount paid', facts.amount),
      ...(invoice.discountAmount > 0
        ? [amountRow(subject, 'Discount', -invoice.discountAmount)]
        : []),
      ...taxRows(subject),
      ['Date', timeText(at)],
      ...invoiceRows(subject),
    ],
    action: invoiceAction(subject, isGift(invoice) ? 'Show the Code' : 'Choose Servers'),
  };
};

function taxRows(subject: MessageSubject): [string, string][] {
  const { taxAmount, taxBasisPoints, taxPrices, isReverseCharge } = subject.invoice;
  if (isReverseCharge) return [['Tax', 'Reverse charge: you account for it in your country']];
  if (!taxAmount) return [];
  const added = taxPrices === 'exclusive' ? 'Tax' : 'Included tax';
  return [
    amountRow(subject, taxPrices ? added : `${added} (${taxBasisPoints / 100} %)`, taxAmount),
  ];
}

/** Where the buyer withdraws (Art. 11a of Directive 2011/83/EU), where the site has that page. */
function withdrawText({ site }: MessageSubject): string[] {
  const page = site.linkTo('withdraw');
  return page === `${site.origin}/` ? [] : [`Withdraw from contract here: ${page}`];
}
