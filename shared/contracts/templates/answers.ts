// Written by `npm run answers` from schema.ts; do not edit.
export const getTemplates = [
  { id: 'key', name: 'string', 'image?': 'string', embed: 'string' },
] as const;
