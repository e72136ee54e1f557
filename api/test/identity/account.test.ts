import { eq } from 'drizzle-orm';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { discordGrants } from '../../src/identity/auth/discord-grant.table.ts';
import { sessions } from '../../src/identity/session/session.table.ts';
import { users } from '../../src/identity/users/user.table.ts';
import type { TestApi } from '../support/api.ts';
import { TestBrowser } from '../support/browser.ts';
import { onBothDatabases } from '../support/databases.ts';
import type { TestDiscord } from '../support/discord.ts';
import { signInAs, startWithDiscord } from '../support/sign-in.ts';

const VISITOR = '951908035322847232';
const REVOKE = 'POST /oauth2/token/revoke';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Session {
  id: string;
  browser: string | null;
  isCurrent: boolean;
  createdAt: number;
}

onBothDatabases((newDatabase) => {
  describe('the own account', () => {
    let api: TestApi;
    let discord: TestDiscord;
    beforeAll(async () => {
      ({ api, discord } = await startWithDiscord(await newDatabase()));
    });
    beforeEach(() => api.db().delete(sessions));

    const list = async (browser: TestBrowser) =>
      (await (await browser.go('/api/account/sessions')).json()) as Session[];
    const drop = (browser: TestBrowser, path: string) =>
      browser.fetch(`/api/account${path}`, { method: 'DELETE' });
    const isIn = async (browser: TestBrowser) => (await browser.go('/api/auth/me')).status === 200;

    test('the sessions of a user are listed with a mark on the current one', async () => {
      const laptop = new TestBrowser(api, { 'user-agent': FIREFOX });
      await signInAs(api, 'visitor', laptop);
      const phone = await signInAs(api, 'visitor');
      const other = await signInAs(api, 'customer');
      const found = await list(laptop);
      expect(found).toHaveLength(2);
      expect(found.find(({ isCurrent }) => isCurrent)?.browser).toBe('Firefox on Linux');
      expect(found.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(Math.abs((found[0]?.createdAt ?? 0) - Date.now() / 1000)).toBeLessThan(60);
      expect(await list(other)).toHaveLength(1);
      // The id of a session does not work as its cookie.
      const cookie = `session=${found[0]?.id ?? ''}`;
      expect((await api.call('/api/auth/me', { headers: { cookie } })).status).toBe(401);
      await drop(phone, '/sessions');
      await drop(other, '/sessions');
    });

    test('a user can end one own session and no session of another user', async () => {
      const laptop = await signInAs(api, 'visitor');
      const phone = await signInAs(api, 'visitor');
      const other = await signInAs(api, 'customer');
      const id = (await list(laptop)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
      expect((await drop(other, `/sessions/${id}`)).status).toBe(404);
      expect(await isIn(phone)).toBe(true);
      expect((await drop(laptop, `/sessions/${id}`)).status).toBe(200);
      expect([await isIn(laptop), await isIn(phone)]).toEqual([true, false]);
      expect((await drop(laptop, `/sessions/${id}`)).status).toBe(404);
      expect((await drop(laptop, '/sessions/x')).status).toBe(400);
      await drop(laptop, '/sessions');
    });

    test('logging out everywhere ends all sessions and the grant at Discord', async () => {
      const laptop = await signInAs(api, 'visitor');
      const phone = await signInAs(api, 'visitor');
      const before = (await discord.calls(REVOKE)).length;
      const answer = await drop(laptop, '/sessions');
      expect(await answer.json()).toEqual({ ended: 2 });
      expect(answer.headers.get('clear-site-data')).toBe('"cache"');
      expect([await isIn(laptop), await isIn(phone)]).toEqual([false, false]);
      expect((await discord.calls(REVOKE)).length).toBe(before + 1);
    });

    test('the export contains all stored data and no secret', async () => {
      const browser = await signInAs(api, 'visitor');
      const answer = await browser.go('/api/account/export');
      expect(answer.headers.get('content-disposition')).toContain('account.json');
      const text = await answer.text();
      const { data } = JSON.parse(text) as { data: Record<string, unknown> };
      expect(data).toMatchObject({
        profile: { id: VISITOR, username: 'Visitor' },
        sessions: [{ browser: null }],
        team: { membership: null, profile: null, presence: null },
        discord: { isAllowed: true },
      });
      const [row] = await api.db().select().from(sessions);
      expect(text).not.toContain(row?.idHash);
      await drop(browser, '/sessions');
    });

    test('a deletion removes all data except its audit entry', async () => {
      const browser = await signInAs(api, 'visitor');
      const phone = await signInAs(api, 'visitor');
      const deletion = await browser.go('/api/account/deletion');
      expect(await deletion.json()).toMatchObject({ obstacles: [] });
      const before = (await discord.calls(REVOKE)).length;
      expect((await drop(browser, '')).status).toBe(200);
      expect([await isIn(browser), await isIn(phone)]).toEqual([false, false]);
      expect((await discord.calls(REVOKE)).length).toBe(before + 1);
      const db = api.db();
      expect(await db.select().from(users).where(eq(users.id, VISITOR))).toEqual([]);
      expect(
        await db.select().from(discordGrants).where(eq(discordGrants.userId, VISITOR)),
      ).toEqual([]);
      const audit = await db.select().from(auditEvents);
      expect(audit.filter(({ action }) => action === 'account.delete')).toMatchObject([
        { actor: `user:${VISITOR}`, target: `user:${VISITOR}` },
      ]);
      expect(await isIn(await signInAs(api, 'visitor'))).toBe(true);
    });

    test('a deletion with obstacles is rejected with the reason', async () => {
      const cookie = await api.signIn({ id: '100000000000000009', rank: 'Supporter' });
      const answer = await api.call('/api/account', {
        method: 'DELETE',
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        error: 'You are a member of the team. An Owner has to take you out of it first.',
      });
      expect((await api.call('/api/auth/me', { headers: { cookie } })).status).toBe(200);
    });

    test('cross-site requests cannot end sessions or delete the account', async () => {
      const browser = await signInAs(api, 'visitor');
      for (const path of ['', '/sessions']) {
        const init = { method: 'DELETE', headers: { 'sec-fetch-site': 'cross-site' } };
        expect((await browser.go(`/api/account${path}`, init)).status).toBe(403);
      }
      expect(await isIn(browser)).toBe(true);
    });
  });
});
