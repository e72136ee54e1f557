// Written by `npm run answers` from schema.ts; do not edit.
export const getUser = {
  'user?': 'string',
  'username?': 'string',
  'avatar?': 'string',
  'activity?': {
    'type?': 'number',
    name: 'string',
    'image?': 'string',
    'details?': 'string',
    'state?': 'string',
  },
} as const;
