// Written by `npm run answers` from schema.ts; do not edit.
export const addNote = {
  noteId: 'string',
  text: 'string',
  authorId: 'string',
  createdAt: 'number',
} as const;
