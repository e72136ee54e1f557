// Written by `npm run answers` from schema.ts; do not edit.
export const exportBlacklist = 'string' as const;
export const getBlacklist = [
  {
    'user_id?': 'id',
    'guild_id?': 'id',
    moderator_id: 'id',
    duration: 'number',
    reason: 'string',
    timestamp: 'number',
    'command?': 'string',
    'cog?': 'string',
  },
] as const;
export const getBlacklistsOf = {
  entries: [
    {
      kind: 'string',
      entry: {
        'user_id?': 'id',
        'guild_id?': 'id',
        moderator_id: 'id',
        duration: 'number',
        reason: 'string',
        timestamp: 'number',
        'command?': 'string',
        'cog?': 'string',
      },
    },
  ],
  economy: { entries: 'number', 'last??': 'number' },
} as const;
