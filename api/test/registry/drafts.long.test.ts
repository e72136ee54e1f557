import { RegistryService } from '../../src/platform/registry/publishing/registry.service.ts';
import { startApi } from '../support/api.ts';
import { remoteRelease, shellRelease } from './fixtures.ts';
import { TESTER, goLive } from './go-live.ts';

const DRAFT = '1.1.0-dev.1';

/** A release whose script uses calls that its manifest does not list, and exceeds the budget of a page. */
const unshaken = (version: string) =>
  remoteRelease(
    version,
    { pages: { home: { scripts: ['page.js'], styles: [] } }, routes: [], nav: [], prerendered: {} },
    {
      'page.js': `push([[1],{2(e,r,t){t.d(r,{call:{operation:"getPlans",method:"GET",path:"/api/plans"}})}}]);'${'x'.repeat(2_000_000)}'`,
    },
  );

/** @returns how far the version is accepted */
async function outcome(sandbox: '0' | '1', version: string) {
  const api = await startApi({ env: { SANDBOX: sandbox } });
  await goLive(api, shellRelease());
  const registry = api.app.get(RegistryService);
  try {
    await registry.publish(unshaken(version), TESTER);
    await registry.promote([{ name: 'mfe-public', version, expected: null }], {
      by: TESTER,
      why: 'a test',
    });
    return 'live';
  } catch (error) {
    return (error as Error).message;
  }
}

it('a draft in a working copy is exempt from budgets and from the check of its scripts', async () => {
  expect(await outcome('1', DRAFT)).toBe('live');
});

it.each([
  ['0', DRAFT],
  ['1', '1.1.0'],
] as const)('with SANDBOX=%s the version %s is not exempt', async (sandbox, version) => {
  expect(await outcome(sandbox, version)).toContain('the scripts call getPlans, but operations');
});
