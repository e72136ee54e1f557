// Written by `npm run answers` from schema.ts; do not edit.
export const getPlatform = {
  apps: [
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
  ],
  may_release: 'boolean',
  may_switch: 'boolean',
} as const;
