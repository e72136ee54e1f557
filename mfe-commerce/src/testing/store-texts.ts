import type { Store } from '@portico/contracts/store/schema';

const YES = { yes: ['Yes'], no: [], text: [] };
const NO = { yes: [], no: ['No'], text: [] };
const words = (text: string) => ({ yes: [], no: [], text: [text] });

/** What a pack says in its store. */
export const storeTexts: Store = {
  title: 'Lifetime Access - No Subscriptions',
  description: 'About the store',
  lead: 'Pay once and Juno stays on your servers for life.',
  firstCommand: ';help',
  promises: [
    { icon: 'M0 0h1', text: '7-day money-back guarantee' },
    { icon: 'M0 0h2', text: '99.9% uptime' },
  ],
  comparison: {
    title: 'What a license adds',
    text: 'A license covers one server per slot.',
    groups: [
      {
        title: 'The bot',
        rows: [
          { label: 'On your server', free: YES, licensed: YES },
          { label: 'Premium features', free: NO, licensed: words('All, with updates') },
        ],
      },
      {
        title: 'The license',
        rows: [
          { label: 'Price', free: words('Free'), licensed: words('Paid once') },
          { label: 'Move to another server', free: NO, licensed: YES },
        ],
      },
    ],
  },
  questions: {
    title: 'Frequently asked questions',
    entries: [
      { question: 'Can I add servers later?', answer: 'Yes, buy additional slots anytime.' },
    ],
  },
};
