import { eq, sql } from 'drizzle-orm';
import type { DemoAccountKey } from 'sandbox/people/accounts';
import { hashOpaqueId } from '../../src/http/request/id-cookie.ts';
import { sessions } from '../../src/identity/session/session.table.ts';
import { teamMembers } from '../../src/identity/team/team.table.ts';
import type { TestApi } from '../support/api.ts';
import { target, TestBrowser } from '../support/browser.ts';
import { comeBack, signInAs, startWithDiscord } from '../support/sign-in.ts';

const OWNER = '243483102788599882';
const SECOND_OWNER = '325978243918745711';
const NEW_MEMBER = '548911572295229588';

const sessionOf = (browser: TestBrowser) => browser.cookies.get('session') ?? '';

describe('a change that asks for a recent sign-in', () => {
  let api: TestApi;
  beforeAll(async () => {
    ({ api } = await startWithDiscord());
    const owners = [OWNER, SECOND_OWNER].map((userId) => ({ userId, rank: 'Owner' }));
    await api.db().insert(teamMembers).values(owners);
  });
  beforeEach(() => api.db().delete(teamMembers).where(eq(teamMembers.userId, NEW_MEMBER)));

  /** Signs in, and makes the sign-in ten minutes old. */
  const signedInEarlier = async (account: DemoAccountKey) => {
    const browser = await signInAs(api, account);
    await api
      .db()
      .update(sessions)
      .set({ createdAt: sql`now() - interval '10 minutes'` })
      .where(eq(sessions.idHash, hashOpaqueId(sessionOf(browser))));
    return browser;
  };
  const addMember = (browser: TestBrowser) =>
    browser.go(`/api/team/${NEW_MEMBER}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ rank: 'Moderator' }),
    });
  /** Starts a renewed sign-in. @returns the address of Discord's page */
  const beginAgain = async (browser: TestBrowser) =>
    target(await browser.go('/api/auth/discord?again=1&returnTo=%2Fstaff%2Fplatform'));

  test('is refused with a problem of its own kind, and nothing changes', async () => {
    const answer = await addMember(await signedInEarlier('owner'));
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      type: 'urn:portico:problem:sign-in-again',
      detail: expect.stringContaining('in the last five minutes'),
    });
    const members = await api.db().select({ id: teamMembers.userId }).from(teamMembers);
    expect(members.map(({ id }) => id).sort()).toEqual([OWNER, SECOND_OWNER].sort());
  });

  test('succeeds after the same user has consented again, who returns to the page', async () => {
    const browser = await signedInEarlier('owner');
    const before = sessionOf(browser);
    const page = await beginAgain(browser);
    expect(new URL(page).searchParams.get('prompt')).toBe('consent');
    const answer = await browser.go(await comeBack(page, 'owner'));
    expect(target(answer)).toBe('/staff/platform');
    expect(sessionOf(browser)).not.toBe(before);
    const old = await api.call('/api/auth/me', { headers: { cookie: `session=${before}` } });
    expect(old.status).toBe(401);
    expect((await addMember(browser)).status).toBe(200);
  });

  test('stays refused after the consent of another user, which leaves the session as it was', async () => {
    const browser = await signedInEarlier('owner');
    const before = sessionOf(browser);
    const answer = await browser.go(await comeBack(await beginAgain(browser), 'administrator'));
    expect(target(answer)).toBe('/staff/platform?signin=other-user');
    expect(sessionOf(browser)).toBe(before);
    expect(await (await browser.go('/api/auth/me')).json()).toMatchObject({ id: OWNER });
    expect((await addMember(browser)).status).toBe(403);
  });

  test('stays refused after a denied consent', async () => {
    const browser = await signedInEarlier('owner');
    const answer = await browser.go(await comeBack(await beginAgain(browser), ''));
    expect(target(answer)).toBe('/staff/platform?signin=refused');
    expect((await addMember(browser)).status).toBe(403);
  });

  test('admits any user where the session has ended in the meantime', async () => {
    const browser = new TestBrowser(api);
    const answer = await browser.go(await comeBack(await beginAgain(browser), 'administrator'));
    expect(target(answer)).toBe('/staff/platform');
  });

  test('every sign-in asks for consent, so the age of a session is the age of a consent', async () => {
    const page = target(await new TestBrowser(api).go('/api/auth/discord'));
    expect(new URL(page).searchParams.get('prompt')).toBe('consent');
  });
});
