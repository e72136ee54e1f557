// Written by `npm run answers` from schema.ts; do not edit.
export const getCurrentUser = { id: 'id', username: 'string', 'avatar??': 'string' } as const;
