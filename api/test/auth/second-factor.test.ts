import { teamMembers } from '../../src/identity/team/team.table.ts';
import { target, TestBrowser } from '../support/browser.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { begin, comeBack, signInAs, startWithDiscord } from '../support/sign-in.ts';

/** Demo accounts at Discord: with a second factor, and without. */
const OWNER = '243483102788599882';
const SUPPORTER = '762578660325863609';

const staffRelease = remoteRelease('1.0.0', {
  name: 'mfe-staff',
  globalName: 'mfe_staff_1_0_0',
  routes: [{ path: '/staff/overview', page: 'status', title: 'Overview', description: 'Overview' }],
  nav: [],
  prerendered: {},
});

const startWith = async (env: Record<string, string>) => {
  const { api } = await startWithDiscord({ env });
  await api
    .db()
    .insert(teamMembers)
    .values([
      { userId: OWNER, rank: 'Owner' },
      { userId: SUPPORTER, rank: 'Supporter' },
    ]);
  for (const release of [shellRelease(), remoteRelease(), staffRelease]) await goLive(api, release);
  return api;
};
const statusOf = async (browser: TestBrowser, path: string) => (await browser.go(path)).status;

/** Names of the remotes in the snapshot, from which the shell makes its menus. */
const remotesFor = async (browser: TestBrowser) => {
  const { remotes } = (await (await browser.go('/api/registry')).json()) as {
    remotes: { name: string }[];
  };
  return remotes.map(({ name }) => name).sort();
};

test('with STAFF_REQUIRE_MFA a member without a second factor has no rights of a member', async () => {
  const api = await startWith({ STAFF_REQUIRE_MFA: '1' });
  const supporter = new TestBrowser(api);
  const back = await comeBack(await begin(supporter, '/status'), 'supporter');
  expect(target(await supporter.go(back))).toBe('/status?signin=second-factor');
  const answer = await supporter.go('/api/staff/desk');
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({
    type: 'urn:portico:problem:second-factor',
    detail: expect.stringMatching(/two-factor authentication.*log in here again/),
  });
  // The session is the one of a user who is not on the team.
  expect(await (await supporter.go('/api/auth/me')).json()).toMatchObject({ id: SUPPORTER });
  expect(await remotesFor(supporter)).toEqual(['mfe-public']);
  expect(await statusOf(supporter, '/staff/overview')).toBe(302);

  const owner = await signInAs(api, 'owner');
  expect(await statusOf(owner, '/api/staff/desk')).toBe(200);
  expect(await remotesFor(owner)).toEqual(['mfe-public', 'mfe-staff']);
  expect(await statusOf(owner, '/staff/overview')).toBe(200);
  const visitor = await signInAs(api, 'visitor');
  expect(await (await visitor.go('/api/staff/desk')).json()).toMatchObject({
    detail: 'Only team members may do this.',
  });
});

test('without STAFF_REQUIRE_MFA a member needs no second factor', async () => {
  const api = await startWith({});
  const supporter = new TestBrowser(api);
  const back = await comeBack(await begin(supporter, '/status'), 'supporter');
  expect(target(await supporter.go(back))).toBe('/status');
  expect(await statusOf(supporter, '/api/staff/desk')).toBe(200);
});
