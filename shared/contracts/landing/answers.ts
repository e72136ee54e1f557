// Written by `npm run answers` from schema.ts; do not edit.
export const getLanding = {
  title: 'string',
  description: 'string',
  sections: [
    {
      'hero?': [
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
          notes: ['string'],
          figures: [
            { servers: 'string', users: 'string', 'licenses?': 'string', uptime: 'string' },
          ],
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
              tries: [
                {
                  label: 'string',
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
            },
          ],
        },
      ],
      'points?': [
        {
          title: 'string',
          text: 'string',
          features: [{ name: 'string', label: 'string' }],
          groups: [{ title: 'string', points: [{ title: 'string', text: 'string' }] }],
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
        },
      ],
      'cards?': [
        {
          title: 'string',
          cards: [
            {
              icon: 'string',
              title: 'string',
              text: 'string',
              features: [{ name: 'string', label: 'string' }],
            },
          ],
          more: [{ label: 'string', to: 'string' }],
        },
      ],
      'economy?': [
        {
          title: 'string',
          text: 'string',
          features: [{ name: 'string', label: 'string' }],
          channel: 'string',
          currency: 'string',
          cash: 'number',
          card: 'number',
          jobs: [{ text: 'string', pay: 'number' }],
          wares: [{ name: 'string', price: 'number' }],
        },
      ],
      'questions?': [
        {
          title: 'string',
          text: 'string',
          questions: [
            {
              question: 'string',
              answer: [
                {
                  type: 'string',
                  'type=text?': { value: 'string' },
                  'type=element?': {
                    tagName: 'string',
                    properties: { 'href?': 'string' },
                    children: [
                      {
                        type: 'string',
                        'type=text?': { value: 'string' },
                        'type=element?': {
                          tagName: 'string',
                          properties: { 'href?': 'string' },
                          children: [
                            {
                              type: 'string',
                              'type=text?': { value: 'string' },
                              'type=element?': {
                                tagName: 'string',
                                properties: { 'href?': 'string' },
                                children: [
                                  {
                                    type: 'string',
                                    'type=text?': { value: 'string' },
                                    'type=element?': {
                                      tagName: 'string',
                                      properties: { 'href?': 'string' },
                                      children: [
                                        {
                                          type: 'string',
                                          'type=text?': { value: 'string' },
                                          'type=element?': {
                                            tagName: 'string',
                                            properties: { 'href?': 'string' },
                                            children: [
                                              {
                                                type: 'string',
                                                'type=text?': { value: 'string' },
                                                'type=element?': {
                                                  tagName: 'string',
                                                  properties: { 'href?': 'string' },
                                                  children: [
                                                    {
                                                      type: 'string',
                                                      'type=text?': { value: 'string' },
                                                      'type=element?': {
                                                        tagName: 'string',
                                                        properties: { 'href?': 'string' },
                                                        children: [
                                                          {
                                                            type: 'string',
                                                            'type=text?': { value: 'string' },
                                                            'type=element?': {
                                                              tagName: 'string',
                                                              properties: { 'href?': 'string' },
                                                              children: [
                                                                { type: 'string', value: 'string' },
                                                              ],
                                                            },
                                                          },
                                                        ],
                                                      },
                                                    },
                                                  ],
                                                },
                                              },
                                            ],
                                          },
                                        },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          ],
        },
      ],
      'closing?': [
        {
          title: 'string',
          text: 'string',
          promises: ['string'],
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
    },
  ],
} as const;
export const getLandingFigures = {
  entries: [{ label: 'string', value: 'string' }],
  about: ['string'],
} as const;
