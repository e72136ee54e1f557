import { countOf } from '@portico/sdk/rules/count';
import type { MessageTemplate } from './message-content.ts';
import { invoiceAction, invoiceRows, timeText } from './words.ts';

/** A license without a payment. The team's reason is not part of it. */
export const licenseGranted: MessageTemplate<'license.granted'> = (subject) => ({
  subject: `You received a ${subject.site.brand.name} license`,
  heading: 'You received a license',
  paragraphs: [
    `Our team gave you a complimentary license for ${countOf(subject.facts.servers, 'server')}. It costs you nothing.`,
    'Choose the servers that it covers. You can do this at any time.',
  ],
  rows: [['Date', timeText(subject.at)], ...invoiceRows(subject)],
  action: invoiceAction(subject, 'Choose Servers'),
});
