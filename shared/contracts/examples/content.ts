import { example } from '@portico/sdk/contracts/example';
import { getBuilderContract } from '../builder/schema.ts';
import {
  getFeatureAddressesContract,
  getFeatureContract,
  getFeaturesContract,
} from '../features/schema.ts';
import { getLandingContract, getLandingFiguresContract } from '../landing/schema.ts';
import { getLegalTextContract } from '../legal/schema.ts';

const bell = 'M10 21a2 2 0 0 0 4 0M18 8a6 6 0 0 0-12 0c0 7-3 9-3 9h18s-3-2-3-9';
const card = {
  name: 'reminders',
  label: 'Reminders',
  hint: 'Never forget a date',
  lead: 'Members ask for a reminder, and the bot sends it in time.',
  icon: bell,
  premium: ['Reminders that repeat'],
};
const scene = [
  {
    channel: 'lounge',
    messages: [
      { member: [{ from: 'Mira', initial: 'M', text: '/remind 2h tea' }] },
      {
        bot: [
          {
            ...{ title: 'I will remind you', text: 'In 2 hours: tea' },
            ...{ tone: { success: [true] }, buttons: [] },
          },
        ],
      },
    ],
  },
];

/** Texts of a site pack. */
export const contentExamples = [
  example(getBuilderContract, {
    answer: {
      ...{ color: '#5865f2', separator: { ampersands: [true] }, categories: ['Welcome', 'Rules'] },
      variables: [
        {
          title: 'User',
          variables: [
            {
              ...{ name: 'user.name', about: 'Username', sample: 'mira' },
              ...{ kind: 'text', aliases: ['user_name'] },
            },
          ],
        },
      ],
      examples: [{ name: 'Welcome', message: { title: 'Welcome, {user.name}!' } }],
    },
  }),
  example(getLandingContract, {
    answer: {
      title: 'Discord Bot',
      description: 'A bot that remembers.',
      sections: [
        {
          hero: [
            {
              title: 'Never forget a date',
              text: 'Reminders for your server.',
              buttons: [{ primary: [{ label: 'See all commands', to: '/commands' }] }],
              notes: ['From €4.99, once.'],
              figures: [
                {
                  ...{ servers: 'Servers', users: 'Users' },
                  ...{ licenses: 'Licenses in use', uptime: 'Measured uptime' },
                },
              ],
              scene: scene.map((channel) => ({ ...channel, tries: [] })),
            },
          ],
        },
      ],
    },
  }),
  example(getLandingFiguresContract, {
    answer: {
      entries: [
        { label: 'Servers', value: '12,480' },
        { label: 'Measured uptime', value: '99.98%' },
      ],
      about: ['Bot: 99.98% uptime over the last 90 days. Measured 97% of the time.'],
    },
  }),
  example(getFeaturesContract, {
    answer: {
      title: 'Features',
      description: 'All features of the bot.',
      intro: 'What the bot is good at.',
      groups: [{ title: 'Memory', text: 'What must not be forgotten.', features: [card] }],
    },
  }),
  example(getFeatureAddressesContract, { answer: [{ name: 'reminders' }] }),
  example(getFeatureContract, {
    params: { name: 'welcome' },
    answer: {
      ...card,
      benefits: [{ icon: bell, title: 'In time', text: 'To the second.' }],
      commands: [{ command: '/remind', args: '<time> <text>', effect: 'sends a reminder' }],
      vocabulary: [],
      example: [],
      steps: [{ title: 'Ask', text: 'Time and text are all it needs.' }],
      category: 'utility',
      scene,
      others: [],
      closing: [],
    },
  }),
  example(getLegalTextContract, {
    params: { name: 'terms' },
    answer: {
      title: 'Terms of Service',
      description: 'The terms of the bot.',
      updated: '2026-05',
      month: 'May 2026',
      summary: ['Be kind.'],
      sections: [
        {
          id: 'agreement',
          anchor: '#agreement',
          number: 1,
          heading: 'Agreement',
          body: [
            {
              type: 'element',
              tagName: 'p',
              properties: {},
              children: [{ type: 'text', value: 'Who adds the bot agrees to these terms.' }],
            },
          ],
        },
      ],
    },
  }),
];
