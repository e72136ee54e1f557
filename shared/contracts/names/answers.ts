// Written by `npm run answers` from schema.ts; do not edit.
export const getNames = {
  users: { '*?': { name: 'string', 'avatar??': 'string' } },
  servers: { '*?': { name: 'string', 'image??': 'string' } },
} as const;
