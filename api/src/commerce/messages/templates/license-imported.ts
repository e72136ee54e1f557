import { countOf } from '@portico/sdk/rules/count';
import type { MessageTemplate } from './message-content.ts';
import { licensesAction, planText, timeText } from './words.ts';

/** A license of another shop that has moved to this site. Its owner may never have been here. */
export const licenseImported: MessageTemplate<'license.imported'> = (subject) => ({
  subject: `Your ${subject.site.brand.name} license is on our website now`,
  heading: 'Your license is here',
  paragraphs: [
    `We moved your license for ${countOf(subject.facts.servers, 'server')} to our website. You pay nothing, and the servers it covers stay covered.`,
    'Sign in with the Discord account that bought it to see your servers and choose others.',
  ],
  rows: [
    ['Date', timeText(subject.at)],
    ['Plan', planText(subject)],
  ],
  action: licensesAction(subject, 'View Your License'),
});
