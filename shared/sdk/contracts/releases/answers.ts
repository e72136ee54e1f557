// Written by `npm run answers` from schema.ts; do not edit.
export const getRelease = { name: 'string', version: 'string' } as const;
export const listReleases = [
  {
    name: 'string',
    'live??': 'string',
    'rollback_to??': 'string',
    restricted: 'boolean',
    mounts: ['string'],
    'off??': { since: 'number', why: 'string' },
    'canary??': { id: 'number', version: 'string', share: 'number' },
    versions: [
      {
        version: 'string',
        state: 'string',
        sdk: 'string',
        published_at: 'number',
        published_by: { id: 'string', 'label??': 'string' },
        'smoke??': {
          run: 'number',
          state: 'string',
          at: 'number',
          'worker??': 'string',
          'reason??': 'string',
          visited: 'number',
          failures: [
            {
              path: 'string',
              findings: [{ rule: 'string', words: 'string' }],
              pictures: [{ id: 'number', width: 'number' }],
            },
          ],
          skipped: [{ path: 'string', reason: 'string' }],
        },
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
  },
] as const;
