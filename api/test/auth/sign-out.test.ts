import { sessions } from '../../src/identity/session/session.table.ts';
import type { TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';
import { TestBrowser } from '../support/browser.ts';
import type { TestDiscord } from '../support/discord.ts';
import { signInAs, startWithDiscord } from '../support/sign-in.ts';

const REVOKE = 'POST /oauth2/token/revoke';

onBothDatabases((newDatabase) => {
  describe('sign-out', () => {
    let api: TestApi;
    let discord: TestDiscord;
    beforeAll(async () => {
      ({ api, discord } = await startWithDiscord(await newDatabase()));
    });
    beforeEach(() => api.db().delete(sessions));
    afterEach(() => discord.clearFaults());
    const signOut = (browser: TestBrowser) => browser.fetch('/api/auth/logout', { method: 'POST' });

    test('[spec1 §7.2] ends the session for every copy of its cookie, and revokes the grant', async () => {
      const browser = await signInAs(api, 'customer');
      const copy = browser.cookieHeader();
      const before = (await discord.calls(REVOKE)).length;
      const answer = await signOut(browser);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('clear-site-data')).toBe('"cache"');
      expect(browser.cookies.has('session')).toBe(false);
      expect((await api.call('/api/auth/me', { headers: { cookie: copy } })).status).toBe(401);
      expect((await discord.calls(REVOKE)).length).toBe(before + 1);
    });

    test('keeps the session of another browser and the grant', async () => {
      const phone = await signInAs(api, 'customer');
      const laptop = await signInAs(api, 'customer');
      const before = (await discord.calls(REVOKE)).length;
      await signOut(laptop);
      expect(api.logs()).toMatch(/"event":"sign-out".*"signed out of one browser"/);
      expect((await phone.go('/api/auth/me')).status).toBe(200);
      expect((await discord.calls(REVOKE)).length).toBe(before);
      await signOut(phone);
    });

    test('works without Discord and without a session', async () => {
      const browser = await signInAs(api, 'customer');
      await discord.arm({ kind: 'down' });
      expect((await signOut(browser)).status).toBe(200);
      expect((await browser.go('/api/auth/me')).status).toBe(401);
      expect((await signOut(new TestBrowser(api))).status).toBe(200);
    });

    test('accepts requests of the own site only', async () => {
      const browser = await signInAs(api, 'customer');
      const from = (site: string) =>
        browser.go('/api/auth/logout', { method: 'POST', headers: { 'sec-fetch-site': site } });
      expect((await from('cross-site')).status).toBe(403);
      expect((await from('same-site')).status).toBe(403);
      expect((await browser.go('/api/auth/logout')).status).toBe(405);
      expect((await browser.go('/api/auth/me')).status).toBe(200);
    });
  });
});
