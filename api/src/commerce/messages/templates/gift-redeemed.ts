import { countOf } from '@portico/sdk/rules/count';
import type { MessageTemplate } from './message-content.ts';
import { giftRows, invoiceAction, invoiceRows, licensesAction, timeText } from './words.ts';

/** To the buyer, without the receiver. */
export const giftRedeemed: MessageTemplate<'gift.redeemed'> = (subject) => ({
  subject: `Your gift of a ${subject.site.brand.name} license was redeemed`,
  heading: 'Your gift was redeemed',
  paragraphs: [
    'Somebody redeemed your gift code. The license now belongs to their account, and the money-back guarantee no longer applies.',
  ],
  rows: [['Date', timeText(subject.at)], ...invoiceRows(subject)],
  action: invoiceAction(subject),
});

/** To the receiver, without the buyer and the money. */
export const giftReceived: MessageTemplate<'gift.received'> = (subject) => ({
  subject: `You redeemed a ${subject.site.brand.name} license`,
  heading: 'Your gift is ready',
  paragraphs: [
    `You redeemed a gift: a lifetime license for ${countOf(subject.facts.servers, 'server')}.`,
    'Choose the servers that it covers. You can do this at any time.',
  ],
  rows: [['Date', timeText(subject.at)], ...giftRows(subject)],
  action: licensesAction(subject, 'Choose Servers'),
});

/** To the receiver. Why, is between the buyer and the seller. */
export const giftLost: MessageTemplate<'gift.lost'> = (subject) => ({
  subject: `Your gift of a ${subject.site.brand.name} license has ended`,
  heading: 'Your gift has ended',
  paragraphs: [
    `The purchase of the license for ${countOf(subject.facts.servers, 'server')} that you got as a gift is no longer valid, so its servers no longer have a license. You owe nothing.`,
    'If the purchase becomes valid again, the same servers get their license back automatically.',
  ],
  rows: [['Date', timeText(subject.at)], ...giftRows(subject)],
  action: licensesAction(subject, 'View Licenses'),
});
