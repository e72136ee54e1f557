// Written by `npm run answers` from schema.ts; do not edit.
export const getBuilder = {
  color: 'string',
  separator: 'string',
  variables: [
    {
      title: 'string',
      variables: [
        {
          name: 'string',
          about: 'string',
          sample: 'string',
          kind: 'string',
          'color?': 'string',
          aliases: ['string'],
        },
      ],
    },
  ],
  categories: ['string'],
  examples: [
    {
      name: 'string',
      message: {
        'content?': 'string',
        'title?': 'string',
        'description?': 'string',
        'url?': 'string',
        'color?': 'string',
        'thumbnail?': 'string',
        'image?': 'string',
        'timestamp?': 'boolean',
        'author?': { name: 'string', 'icon?': 'string', 'url?': 'string' },
        'footer?': { text: 'string', 'icon?': 'string' },
        'fields?': [{ name: 'string', value: 'string', 'inline?': 'boolean' }],
        'buttons?': [{ label: 'string', 'style?': 'string', 'url?': 'string' }],
      },
    },
  ],
} as const;
