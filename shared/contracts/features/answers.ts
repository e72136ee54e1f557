// Written by `npm run answers` from schema.ts; do not edit.
export const getFeature = {
  label: 'string',
  hint: 'string',
  lead: 'string',
  icon: 'string',
  premium: ['string'],
  benefits: [{ icon: 'string', title: 'string', text: 'string' }],
  commands: [{ command: 'string', args: 'string', effect: 'string' }],
  vocabulary: [
    { title: 'string', intro: 'string', words: [{ word: 'string', meaning: 'string' }] },
  ],
  example: [
    {
      heading: 'string',
      intro: 'string',
      title: 'string',
      description: 'string',
      footer: 'string',
    },
  ],
  steps: [{ title: 'string', text: 'string' }],
  category: 'string',
  scene: [
    {
      channel: 'string',
      messages: [
        {
          'member?': [{ from: 'string', initial: 'string', text: 'string' }],
          'bot?': [
            {
              title: 'string',
              text: 'string',
              tone: {
                'plain?': ['boolean'],
                'accent?': ['boolean'],
                'success?': ['boolean'],
                'danger?': ['boolean'],
                'warning?': ['boolean'],
              },
              buttons: [
                {
                  'Primary?': [{ label: 'string' }],
                  'Success?': [{ label: 'string' }],
                  'Danger?': [{ label: 'string' }],
                  'Secondary?': [{ label: 'string' }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  name: 'string',
  others: [
    {
      name: 'string',
      label: 'string',
      hint: 'string',
      lead: 'string',
      icon: 'string',
      premium: ['string'],
    },
  ],
  closing: [
    {
      title: 'string',
      text: 'string',
      buttons: [
        {
          'primary?': [{ label: 'string', to: 'string' }],
          'primaryOutside?': [{ label: 'string', to: 'string' }],
          'secondary?': [{ label: 'string', to: 'string' }],
          'secondaryOutside?': [{ label: 'string', to: 'string' }],
        },
      ],
    },
  ],
} as const;
export const getFeatureAddresses = [{ name: 'string' }] as const;
export const getFeatures = {
  title: 'string',
  description: 'string',
  intro: 'string',
  groups: [
    {
      title: 'string',
      text: 'string',
      features: [
        {
          name: 'string',
          label: 'string',
          hint: 'string',
          lead: 'string',
          icon: 'string',
          premium: ['string'],
        },
      ],
    },
  ],
} as const;
