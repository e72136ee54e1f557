// Written by `npm run answers` from schema.ts; do not edit.
export const exportEconomy = 'string' as const;
export const getEconomy = [
  {
    user_id: 'string',
    action: 'string',
    type: 'string',
    amount: 'key',
    cash: 'key',
    card: 'key',
    created: 'number',
  },
] as const;
export const getEconomyUser = { user: 'string', 'avatar??': 'string' } as const;
