// Written by `npm run answers` from schema.ts; do not edit.
export const findGift = { planName: 'string', servers: 'number', isOwn: 'boolean' } as const;
export const redeemGift = { planName: 'string', servers: 'number', isOwn: 'boolean' } as const;
