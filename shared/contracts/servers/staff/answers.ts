// Written by `npm run answers` from schema.ts; do not edit.
export const forceTransfer = { guildId: 'string', 'guildName??': 'string' } as const;
