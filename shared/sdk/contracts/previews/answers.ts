// Written by `npm run answers` from schema.ts; do not edit.
export const createTeamPreview = {
  id: 'string',
  url: 'string',
  expires_at: 'number',
  warnings: [{ rule: 'string', message: 'string' }],
} as const;
export const listPreviews = [
  {
    id: 'string',
    versions: { '*?': 'string' },
    note: 'string',
    created_by: { id: 'string', 'label??': 'string' },
    created_at: 'number',
    expires_at: 'number',
  },
] as const;
export const listTeamPreviews = [
  {
    id: 'string',
    versions: { '*?': 'string' },
    note: 'string',
    created_by: { id: 'string', 'label??': 'string' },
    created_at: 'number',
    expires_at: 'number',
  },
] as const;
