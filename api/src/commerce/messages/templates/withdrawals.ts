import type { StatementSubject, StatementTemplate } from './message-content.ts';
import { askUs, timeText } from './words.ts';

const actionOf = ({ site }: StatementSubject) => ({
  label: `Open ${site.brand.name}`,
  url: site.origin,
});

/** The confirmation of a statement on a durable medium (Art. 11a (4) of Directive 2011/83/EU). */
export const withdrawalReceived: StatementTemplate<'withdrawal.received'> = (subject) => ({
  subject: `We received your withdrawal (${subject.site.brand.name})`,
  heading: 'We received your withdrawal',
  paragraphs: [
    'You have withdrawn from the contract below. We received your statement at the time below.',
    'If it matches one of your purchases, its license ends and your payment is refunded. Otherwise our team looks at it and answers you.',
  ],
  rows: [
    ['Name', subject.facts.name],
    ['Contract', subject.facts.contract],
    ['Received', timeText(subject.at)],
  ],
  action: actionOf(subject),
});

export const withdrawalAccepted: StatementTemplate<'withdrawal.accepted'> = (subject) => ({
  subject: `Your withdrawal is accepted (${subject.site.brand.name})`,
  heading: 'Your withdrawal is accepted',
  paragraphs: [
    'Your purchase has ended, and with it the license of its servers. We refund what you paid to the payment method you used.',
  ],
  rows: [
    ['Contract', subject.facts.contract],
    ['Accepted', timeText(subject.at)],
  ],
  action: actionOf(subject),
});

export const withdrawalRejected: StatementTemplate<'withdrawal.rejected'> = (subject) => ({
  subject: `About your withdrawal (${subject.site.brand.name})`,
  heading: 'We could not accept your withdrawal',
  paragraphs: [subject.facts.reason, `If you disagree, ${askUs(subject)}.`],
  rows: [
    ['Contract', subject.facts.contract],
    ['Answered', timeText(subject.at)],
  ],
  action: actionOf(subject),
});
