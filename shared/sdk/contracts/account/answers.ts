// Written by `npm run answers` from schema.ts; do not edit.
export const exportAccount = { exportedAt: 'number', data: {} } as const;
export const getAccountDeletion = {
  obstacles: [{ reason: 'string', remedy: 'string' }],
  kept: ['string'],
} as const;
export const getOwnSessions = [
  {
    id: 'string',
    createdAt: 'number',
    seenAt: 'number',
    'browser??': 'string',
    isCurrent: 'boolean',
  },
] as const;
