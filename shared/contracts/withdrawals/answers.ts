// Written by `npm run answers` from schema.ts; do not edit.
export const stateWithdrawal = { receivedAt: 'number' } as const;
