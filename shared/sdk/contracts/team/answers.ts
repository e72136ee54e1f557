// Written by `npm run answers` from schema.ts; do not edit.
export const getTeam = [
  {
    user_id: 'id',
    'rank?': 'string',
    'username?': 'string',
    'user_data?': {
      'avatar?': 'string',
      'decoration?': 'string',
      'banner?': 'string',
      'banner_color?': 'string',
      'activity?': {
        'type?': 'number',
        name: 'string',
        'image?': 'string',
        'details?': 'string',
        'state?': 'string',
      },
    },
  },
] as const;
