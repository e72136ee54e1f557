import type { Feature, FeatureCard, Features } from '@portico/contracts/features/schema';
import type { LandingAnswer } from '@portico/contracts/landing/schema';
import type { LegalText } from '@portico/contracts/legal/schema';
import type { RichText } from '@portico/contracts/pack/rich-text';

/** Small answers of a site pack that is nobody's. */

const paragraph = (...children: RichText): RichText => [
  { type: 'element', tagName: 'p', properties: {}, children },
];
const link = (href: string, value: string): RichText[number] => ({
  type: 'element',
  tagName: 'a',
  properties: { href },
  children: [{ type: 'text', value }],
});

const scene = {
  channel: 'dock',
  messages: [
    { member: [{ from: 'Ada', initial: 'A', text: '!dive' }] },
    {
      bot: [
        {
          ...{ title: 'A deep dive', text: 'You found a pearl.' },
          ...{ tone: { success: [true] }, buttons: [] },
        },
      ],
    },
    {
      bot: [
        {
          ...{ title: 'Vote', text: 'Up or down', tone: { plain: [true] } },
          buttons: [{ Danger: [{ label: 'Down' }] }],
        },
      ],
    },
  ],
};

export const economy = {
  ...{ channel: 'market', currency: 'pearls', cash: 50, card: 100 },
  jobs: [
    { text: 'You dived', pay: 20 },
    { text: 'You sailed', pay: 30 },
  ],
  wares: [
    { name: 'Net', price: 60 },
    { name: 'Boat', price: 900 },
  ],
};

const words = (title: string) => ({ title, text: `About ${title}` });

export const SECTIONS: LandingAnswer['sections'] = [
  {
    hero: [
      {
        ...words('The bot of the sea'),
        buttons: [
          { primaryOutside: [{ label: 'Add it', to: 'https://example.com/add' }] },
          { secondary: [{ label: 'Its commands', to: '/commands' }] },
        ],
        notes: ['Costs a pearl'],
        figures: [{ ...{ servers: 'Ships', users: 'Crew', licenses: 'Sold', uptime: 'Afloat' } }],
        scene: [],
      },
    ],
  },
  {
    points: [
      {
        ...words('Safe harbor'),
        features: [{ name: 'anchor', label: 'Anchor' }],
        groups: [{ title: 'Walls', points: [{ title: 'High', text: 'Nobody climbs them.' }] }],
        scene: [scene],
      },
    ],
  },
  {
    cards: [
      {
        title: 'For your crew',
        cards: [
          { ...words('Nets'), icon: 'M1 1L2 2', features: [{ name: 'nets', label: 'All nets' }] },
        ],
        more: [{ label: 'More', to: '/features' }],
      },
    ],
  },
  { economy: [{ ...words('Trade'), features: [], ...economy }] },
  {
    questions: [
      {
        ...words('Asked often'),
        questions: [
          {
            question: 'Is it wet?',
            answer: paragraph({ type: 'text', value: 'Yes: ' }, link('/terms', 'the terms')),
          },
        ],
      },
    ],
  },
  {
    closing: [
      {
        ...words('Set sail'),
        promises: ['Dry feet'],
        buttons: [{ primary: [{ label: 'Its plans', to: '/store' }] }],
      },
    ],
  },
];

export const LANDING: LandingAnswer = {
  ...{ title: 'Sea Bot', description: 'A bot.' },
  sections: SECTIONS,
};

const card = (name: string): FeatureCard => ({
  name,
  label: `The ${name}`,
  hint: `Hint of ${name}`,
  lead: `Lead of ${name}`,
  icon: 'M2 2L20 20',
  premium: name === 'anchor' ? ['Drops by itself'] : [],
});

export const FEATURES: Features = {
  ...{ title: 'All of it', description: 'What it does.', intro: 'Everything at sea.' },
  groups: [
    { ...words('On deck'), features: [card('anchor'), card('nets')] },
    { ...words('Below'), features: [card('stove')] },
  ],
};

export const FEATURE: Feature = {
  ...card('anchor'),
  benefits: [{ icon: 'M3 3L4 4', title: 'Heavy', text: 'It holds.' }],
  commands: [
    { command: '!anchor drop', args: '<depth>', effect: 'drops it' },
    { command: '!anchor lift', args: '', effect: 'lifts it' },
  ],
  vocabulary: [
    {
      ...{ title: 'Depths', intro: 'How deep.' },
      words: [
        { word: '--low', meaning: 'not deep' },
        { word: '{deep}', meaning: 'deep' },
      ],
    },
  ],
  example: [
    {
      ...{ heading: 'An example', intro: 'What it says.', title: 'Ahoy {user_name}' },
      ...{ description: 'Well met.', footer: 'Since 1999' },
    },
  ],
  steps: [{ title: 'Drop it', text: 'With one command.' }],
  category: 'settings',
  scene: [scene],
  others: [card('nets'), card('stove')],
  closing: [
    { ...words('Aboard'), buttons: [{ primary: [{ label: 'Come aboard', to: '/store' }] }] },
  ],
};

export const LEGAL: LegalText = {
  ...{
    title: 'Rules of the sea',
    description: 'Rules.',
    updated: '2031-02',
    month: 'February 2031',
  },
  summary: ['Be kind.', 'Do not sink.'],
  sections: [
    {
      id: 'ships',
      anchor: '#ships',
      number: 1,
      heading: 'Ships',
      body: paragraph(link('/economy', 'Trade')),
    },
    {
      ...{ id: 'sinking', anchor: '#sinking', number: 2, heading: 'Sinking' },
      body: paragraph({ type: 'text', value: 'Do not.' }),
    },
  ],
};
