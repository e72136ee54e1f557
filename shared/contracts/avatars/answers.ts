// Written by `npm run answers` from schema.ts; do not edit.
export const getAvatarPage = {
  entries: [{ user_id: 'id', avatar: 'string', timestamp: 'number' }],
  page: 'number',
  pages: 'number',
  'earlier??': 'number',
  'later??': 'number',
  extent: 'string',
} as const;
export const getAvatars = [{ user_id: 'id', avatar: 'string', timestamp: 'number' }] as const;
export const getOwnAvatars = {
  optedOut: 'boolean',
  entries: [{ user_id: 'id', avatar: 'string', timestamp: 'number', hidden: 'boolean' }],
} as const;
export const getUserAvatars = [{ user_id: 'id', avatar: 'string', timestamp: 'number' }] as const;
