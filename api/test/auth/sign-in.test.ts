import { sql } from 'drizzle-orm';
import { signInAttempts } from '../../src/identity/auth/sign-in-attempt.table.ts';
import type { TestApi } from '../support/api.ts';
import { target, TestBrowser } from '../support/browser.ts';
import { onBothDatabases } from '../support/databases.ts';
import type { TestDiscord } from '../support/discord.ts';
import { begin, comeBack, signInAs, startWithDiscord } from '../support/sign-in.ts';

/** Event, actor and reason of the log lines that have an event. */
const eventsOf = (api: TestApi) =>
  api
    .logs()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event?: string; actor?: string; reason?: string })
    .filter(({ event }) => event !== undefined)
    .map(({ event, actor, reason }) => [event, actor, reason]);

onBothDatabases((newDatabase) => {
  describe('sign-in with Discord', () => {
    let api: TestApi;
    let discord: TestDiscord;
    beforeAll(async () => {
      ({ api, discord } = await startWithDiscord(await newDatabase()));
    });
    afterEach(() => discord.clearFaults());
    const me = (browser: TestBrowser) => browser.go('/api/auth/me');

    test('[spec1 §2.5, §7.3] redirects to Discord and back to the requested page', async () => {
      const browser = new TestBrowser(api);
      const page = new URL(await begin(browser, '/store?plan=Duo'));
      expect(page.origin).toBe(discord.url);
      expect(page.pathname).toBe('/oauth2/authorize');
      expect(Object.fromEntries(page.searchParams)).toMatchObject({
        response_type: 'code',
        scope: 'identify guilds',
        code_challenge_method: 'S256',
      });
      const answer = await browser.go(await comeBack(page.href, 'customer'));
      expect(answer.status).toBe(303);
      expect(target(answer)).toBe('/store?plan=Duo');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await (await me(browser)).json()).toMatchObject({ id: '473052869059424293' });
    });

    test('sets a cookie that scripts and other sites cannot read', async () => {
      const browser = new TestBrowser(api);
      const answer = await browser.go(await comeBack(await begin(browser), 'customer'));
      const [cookie] = answer.headers.getSetCookie().filter((line) => line.startsWith('session='));
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).not.toMatch(/Domain/i);
    });

    test.each([
      ...['//evil.example', 'https://evil.example', '/\\evil.example', '/%5Cevil.example'],
      ...['/api/auth/discord', '/%61pi/auth/discord?returnTo=/', '/x/../api/auth/discord', '/%'],
    ])('redirects to the home page instead of %s', async (returnTo) => {
      const browser = new TestBrowser(api);
      const back = await comeBack(await begin(browser, returnTo), 'customer');
      expect(target(await browser.go(back))).toBe('/');
    });

    test('and its refusals are log events with the user and the reason', async () => {
      const browser = await signInAs(api, 'customer');
      expect(api.logs()).toMatch(
        /"event":"sign-in","actor":"user:473052869059424293","secondFactor":(true|false),"requestId":"[0-9a-f-]{36}","client":"[\d.]+"/,
      );
      const user = 'user:473052869059424293';
      expect(eventsOf(api)).toContainEqual(['sign-in', user, undefined]);
      await browser.go('/api/auth/discord/callback?error=access_denied&state=x');
      expect(eventsOf(api)).toContainEqual(['sign-in.refused', undefined, 'refused']);
      await browser.go('/api/staff/audit');
      expect(eventsOf(api)).toContainEqual(['access.refused', user, undefined]);
      await new TestBrowser(api).go('/api/staff/audit');
      expect(eventsOf(api)).toContainEqual(['access.refused', 'anonymous', undefined]);
      await browser.go('/api/stripe/invoice/00000000-0000-4000-8000-000000000000');
      expect(eventsOf(api)).toContainEqual(['object.refused', user, undefined]);
    });

    test('creates a new session id and ends the earlier session of the browser', async () => {
      const browser = await signInAs(api, 'customer');
      const planted = browser.cookieHeader();
      await signInAs(api, 'visitor', browser);
      expect(browser.cookieHeader()).not.toBe(planted);
      expect((await api.call('/api/auth/me', { headers: { cookie: planted } })).status).toBe(401);
      expect(await (await me(browser)).json()).toMatchObject({ id: '951908035322847232' });
    });

    test('rejects the callback of an attempt from another browser', async () => {
      const attacker = new TestBrowser(api);
      const back = await comeBack(await begin(attacker), 'customer');
      const victim = new TestBrowser(api);
      expect(target(await victim.go(back))).toBe('/?signin=failed');
      await begin(victim);
      expect(target(await victim.go(back))).toBe('/?signin=failed');
      expect((await me(victim)).status).toBe(401);
      expect(target(await attacker.go(back))).toBe('/');
    });

    test('accepts a callback once and ignores a repeated one of a signed-in user', async () => {
      const browser = new TestBrowser(api);
      const back = await comeBack(await begin(browser, '/store'), 'customer');
      await browser.go(back);
      expect(target(await browser.go(back))).toBe('/');
      expect((await me(browser)).status).toBe(200);
      const { cookies } = browser;
      cookies.delete('session');
      expect(target(await browser.go(back))).toBe('/?signin=failed');
      expect((await me(browser)).status).toBe(401);
    });

    test('rejects a callback with two codes', async () => {
      const browser = new TestBrowser(api);
      const back = await comeBack(await begin(browser, '/store'), 'customer');
      expect(target(await browser.go(`${back}&code=x`))).toBe('/store?signin=failed');
      expect((await me(browser)).status).toBe(401);
    });

    test('rejects an attempt after ten minutes', async () => {
      const browser = new TestBrowser(api);
      const back = await comeBack(await begin(browser), 'customer');
      await api
        .db()
        .update(signInAttempts)
        .set({ createdAt: sql`now() - interval '10 minutes 1 second'` });
      expect(target(await browser.go(back))).toBe('/?signin=failed');
    });

    test('supports parallel attempts in two tabs', async () => {
      const browser = new TestBrowser(api);
      const first = await begin(browser, '/store');
      const second = await begin(browser, '/embed');
      expect(target(await browser.go(await comeBack(first, 'customer')))).toBe('/store');
      expect(target(await browser.go(await comeBack(second, 'customer')))).toBe('/embed');
    });

    test('signs in concurrent users each as themselves', async () => {
      const [customer, visitor] = [new TestBrowser(api), new TestBrowser(api)];
      const pages = await Promise.all([begin(customer, '/store'), begin(visitor, '/embed')]);
      const first = await comeBack(pages[0], 'customer');
      const second = await comeBack(pages[1], 'visitor');
      // Ends a request that is never answered: it would keep the whole file waiting.
      const signal = AbortSignal.timeout(10_000);
      const answers = await Promise.all([
        customer.go(first, { signal }),
        visitor.go(second, { signal }),
      ]);
      expect(answers.map(target)).toEqual(['/store', '/embed']);
      expect(await (await me(customer)).json()).toMatchObject({ id: '473052869059424293' });
      expect(await (await me(visitor)).json()).toMatchObject({ id: '951908035322847232' });
    });

    test('redirects back with a reason when the user denies consent', async () => {
      const browser = new TestBrowser(api);
      const back = await comeBack(await begin(browser, '/store?plan=Duo'), '');
      expect(target(await browser.go(back))).toBe('/store?plan=Duo&signin=refused');
      expect((await me(browser)).status).toBe(401);
    });

    test.each([[{ kind: 'down' }], [{ kind: 'error', status: 500 }], [{ kind: 'garbage' }]])(
      'redirects back with a reason when Discord fails with %j',
      async (fault) => {
        const browser = new TestBrowser(api);
        const back = await comeBack(await begin(browser, '/store'), 'customer');
        await discord.arm({ ...fault, route: 'POST /oauth2/token' });
        expect(target(await browser.go(back))).toBe('/store?signin=unavailable');
        expect((await me(browser)).status).toBe(401);
      },
    );

    test.each([
      '',
      '?code=x',
      '?code=x&state=y',
      '?code=a&code=b&state=c',
      '?state[]=x&code=y',
      '?error=server_error',
      '?error=access_denied&error=x',
      '?error=%0d%0aset-cookie:x',
      `?code=${'a'.repeat(5000)}&state=x`,
    ])('redirects a callback with the query %p', async (query) => {
      const answer = await new TestBrowser(api).go(`/api/auth/discord/callback${query}`);
      expect([302, 303]).toContain(answer.status);
    });

    test('stores and logs no usable secret', async () => {
      const browser = new TestBrowser(api);
      const page = await begin(browser);
      const back = await comeBack(page, 'customer');
      const attempts = JSON.stringify(await api.db().select().from(signInAttempts));
      await browser.go(back);
      const { code = '', state = '' } = Object.fromEntries(new URL(back, 'http://x').searchParams);
      for (const secret of [code, state, ...browser.cookies.values()]) {
        expect(secret.length).toBeGreaterThan(20);
        expect(attempts).not.toContain(secret);
        expect(api.logs()).not.toContain(secret);
      }
    });
  });
});

test('a sign-in while Discord refuses all calls redirects back with a reason', async () => {
  // An API of its own, because it makes no call for the next minute.
  const { api, discord } = await startWithDiscord();
  const browser = new TestBrowser(api);
  const back = await comeBack(await begin(browser, '/store'), 'customer');
  const fault = { kind: 'rate-limit', scope: 'global', retryAfter: 60 } as const;
  await discord.arm({ ...fault, route: 'POST /oauth2/token' });
  expect(target(await browser.go(back))).toBe('/store?signin=unavailable');
  expect((await browser.go('/api/auth/me')).status).toBe(401);
});

test('without a client id sign-in is unavailable', async () => {
  const { startApi } = await import('../support/api.ts');
  const api = await startApi();
  const answer = await new TestBrowser(api).go('/api/auth/discord');
  expect(target(answer)).toBe('/?signin=unavailable');
});
