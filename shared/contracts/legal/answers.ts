// Written by `npm run answers` from schema.ts; do not edit.
export const getLegalText = {
  title: 'string',
  description: 'string',
  updated: 'string',
  summary: ['string'],
  sections: [
    {
      id: 'string',
      heading: 'string',
      body: [
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
      number: 'number',
      anchor: 'string',
    },
  ],
  month: 'string',
} as const;
