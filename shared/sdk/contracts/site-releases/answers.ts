// Written by `npm run answers` from schema.ts; do not edit.
export const getSiteReleases = {
  'live??': 'string',
  source: 'string',
  'rollback_to??': 'string',
  versions: [
    {
      version: 'string',
      state: 'string',
      published_at: 'number',
      published_by: { id: 'string', 'label??': 'string' },
    },
  ],
  changes: [
    {
      at: 'number',
      kind: 'string',
      by: { id: 'string', 'label??': 'string' },
      'from??': 'string',
      to: 'string',
      why: 'string',
    },
  ],
} as const;
export const getTeamSite = {
  'live??': 'string',
  source: 'string',
  'rollback_to??': 'string',
  versions: [
    {
      version: 'string',
      state: 'string',
      published_at: 'number',
      published_by: { id: 'string', 'label??': 'string' },
    },
  ],
  changes: [
    {
      at: 'number',
      kind: 'string',
      by: { id: 'string', 'label??': 'string' },
      'from??': 'string',
      to: 'string',
      why: 'string',
    },
  ],
  may_release: 'boolean',
  may_sell: 'boolean',
} as const;
export const promoteTeamSite = {
  'from??': 'string',
  to: 'string',
  changed: 'boolean',
  money: [{ key: 'string', 'from??': 'string', 'to??': 'string' }],
} as const;
export const rollbackTeamSite = {
  'from??': 'string',
  to: 'string',
  changed: 'boolean',
  money: [{ key: 'string', 'from??': 'string', 'to??': 'string' }],
} as const;
export const sellTeamSite = {
  'from??': 'string',
  to: 'string',
  changed: 'boolean',
  money: [{ key: 'string', 'from??': 'string', 'to??': 'string' }],
} as const;
