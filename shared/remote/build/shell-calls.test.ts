import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellCalls } from './shell-calls.ts';

/** Below the workspace, so that packages resolve. */
const folder = mkdtempSync(join(__dirname, 'shell-calls-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the calls of a shell are its own, those of the sdk that it provides, and none that it does not use', async () => {
  mkdirSync(join(folder, 'src'));
  writeFileSync(
    join(folder, 'src/main.tsx'),
    `import * as sdk from '@portico/sdk';
    import { getPlans } from '@portico/sdk/contracts/store/calls';
    void import('./later.ts');
    Object.assign(globalThis, { sdk, getPlans });`,
  );
  writeFileSync(
    join(folder, 'src/later.ts'),
    `import { listIncidents } from '@portico/sdk/contracts/incidents/staff/calls';
    import { getShards } from '@portico/sdk/contracts/status/calls';
    export const later = listIncidents;`,
  );
  const calls = await shellCalls(folder);
  expect(Object.fromEntries(calls)).toMatchObject({
    store: new Set(['getPlans']),
    team: new Set(['getTeam']),
    'incidents/staff': new Set(['listIncidents']),
  });
  expect(calls.has('status')).toBe(false);
});
