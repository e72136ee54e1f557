// Written by `npm run answers` from schema.ts; do not edit.
export const startCheckout = { id: 'string', 'url?': 'string' } as const;
export const verifyPayment = { verified: 'boolean' } as const;
