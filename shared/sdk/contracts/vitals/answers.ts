// Written by `npm run answers` from schema.ts; do not edit.
export const getVitals = {
  since: 'number',
  apps: [
    {
      remote: 'string',
      version: 'string',
      isLive: 'boolean',
      loads: 'number',
      retries: 'number',
      failures: 'number',
      refused: 'number',
      renderErrors: 'number',
      eventErrors: 'number',
      'loadMs??': { p50: 'number', p75: 'number', p95: 'number' },
      'viewMs??': { p50: 'number', p75: 'number', p95: 'number' },
      firstSeen: 'number',
      lastSeen: 'number',
    },
  ],
  hours: [
    {
      hour: 'number',
      remote: 'string',
      version: 'string',
      loads: 'number',
      retries: 'number',
      failures: 'number',
      refused: 'number',
      renderErrors: 'number',
      eventErrors: 'number',
    },
  ],
  frames: [
    {
      remote: 'string',
      version: 'string',
      code: 'string',
      source: 'string',
      line: 'number',
      count: 'number',
      lastSeen: 'number',
    },
  ],
} as const;
