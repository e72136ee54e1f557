import type { ReleasedApp } from '@portico/sdk/contracts/releases/schema';

/** An app with a live version and a newer one as a canary, as teams and the back-office read it. */
export const releasedApp: ReleasedApp = {
  name: 'mfe-public',
  live: '1.0.0',
  rollback_to: null,
  restricted: false,
  mounts: [],
  off: null,
  canary: { id: 2, version: '1.1.0', share: 10 },
  versions: [
    {
      version: '1.1.0',
      state: 'retained',
      sdk: '^1.0.0',
      published_at: 1763639600,
      published_by: { id: 'operator', label: null },
      smoke: {
        run: 1,
        state: 'passed',
        at: 1763639601,
        worker: 'worker-1',
        reason: null,
        visited: 3,
        failures: [],
        skipped: [],
      },
    },
    {
      version: '1.0.0',
      state: 'live',
      sdk: '^1.0.0',
      published_at: 1763639599,
      published_by: { id: 'operator', label: null },
      smoke: null,
    },
  ],
  changes: [
    {
      at: 1763639599,
      kind: 'promote',
      by: { id: 'operator', label: null },
      from: null,
      to: '1.0.0',
      why: 'First release',
    },
  ],
};
