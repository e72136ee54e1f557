import type { MessageTemplate } from './message-content.ts';
import { askUs, invoiceRows, timeText } from './words.ts';

export const licenseTransferred: MessageTemplate<'license.transferred'> = (subject) => {
  const { from, to, by } = subject.facts;
  return {
    // A name that somebody has chosen is no part of a subject.
    subject: `Your ${subject.site.brand.name} license was transferred`,
    heading: 'Your license was transferred',
    paragraphs: [
      by === 'owner'
        ? 'You transferred a license from one server to another. The new server is covered from now on.'
        : 'Our team transferred one of your licenses to another server. The new server is covered from now on.',
      `If this was not you and you did not ask for it, ${askUs(subject)}.`,
    ],
    rows: [['From', from], ['To', to], ['Date', timeText(subject.at)], ...invoiceRows(subject)],
    action: { label: 'View Your Servers', url: subject.site.linkTo('licensed-servers') },
  };
};
