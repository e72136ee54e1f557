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
    import { getAudit } from '@portico/sdk/contracts/audit/calls';
    void import('./later.ts');
    Object.assign(globalThis, { sdk, getAudit });`,
  );
  writeFileSync(
    join(folder, 'src/later.ts'),
    `import { putTeamMember } from '@portico/sdk/contracts/team/staff/calls';
    import { getVitals } from '@portico/sdk/contracts/vitals/calls';
    export const later = putTeamMember;`,
  );
  const calls = await shellCalls(folder);
  expect(Object.fromEntries(calls)).toMatchObject({
    '@portico/sdk/contracts/audit': new Set(['getAudit']),
    '@portico/sdk/contracts/team': new Set(['getTeam']),
    '@portico/sdk/contracts/team/staff': new Set(['putTeamMember']),
  });
  expect(calls.has('@portico/sdk/contracts/vitals')).toBe(false);
});
