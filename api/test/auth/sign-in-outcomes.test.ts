import { sql } from 'drizzle-orm';
import { RETURN_COOKIE, SIGN_IN_CALLBACK_PATH } from '@portico/sdk/contracts/session/sign-in';
import { CallOutcomes } from '../../src/core/dependency-health/call-outcomes.ts';
import { DiscordAccess } from '../../src/identity/auth/discord-access.ts';
import { DiscordGrantRepository } from '../../src/identity/auth/discord-grant.repository.ts';
import { discordGrants } from '../../src/identity/auth/discord-grant.table.ts';
import { signInAttempts } from '../../src/identity/auth/sign-in-attempt.table.ts';
import type { TestApi } from '../support/api.ts';
import { target, TestBrowser } from '../support/browser.ts';
import type { TestDiscord } from '../support/discord.ts';
import { begin, comeBack, signInAs, startWithDiscord } from '../support/sign-in.ts';

const CUSTOMER = '473052869059424293';

describe('the outcome of a sign-in', () => {
  let api: TestApi;
  let discord: TestDiscord;
  beforeAll(async () => {
    ({ api, discord } = await startWithDiscord());
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await discord.clearFaults();
  });

  test('Discord is asked to lead back to the callback, in an answer that nothing keeps.', async () => {
    const answer = await new TestBrowser(api).go('/api/auth/discord');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { searchParams } = new URL(target(answer));
    expect(searchParams.get('redirect_uri')).toBe(`http://localhost:3000${SIGN_IN_CALLBACK_PATH}`);
  });

  test('The page after a sign-in does not learn the address of the callback with its code.', async () => {
    const browser = new TestBrowser(api);
    const answer = await browser.go(await comeBack(await begin(browser, '/store#Duo'), 'customer'));
    expect(target(answer)).toBe('/store#Duo');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each([
    ['access_denied', 'refused'],
    ['server_error', 'unavailable'],
    ['temporarily_unavailable', 'unavailable'],
    ['invalid_scope', 'failed'],
  ])(
    "Discord's error %s is shown as %s on the page of the attempt, which it ends.",
    async (...at) => {
      const [error, shown] = at;
      const browser = new TestBrowser(api);
      const state = new URL(await begin(browser, '/store')).searchParams.get('state') ?? '';
      const callback = `${SIGN_IN_CALLBACK_PATH}?error=${error}&state=${state}`;
      expect(target(await browser.go(callback))).toBe(`/store?signin=${shown}`);
      expect(target(await browser.go(callback))).toBe(`/?signin=${shown}`);
    },
  );

  test('A code that Discord refuses is a failed sign-in, and no failure of Discord.', async () => {
    const record = jest.spyOn(api.app.get(CallOutcomes), 'record');
    const browser = new TestBrowser(api);
    const back = await comeBack(await begin(browser, '/store'), 'customer');
    const code = new URL(back, 'http://x').searchParams.get('code') ?? '';
    expect(target(await browser.go(back.replace(code, 'forged')))).toBe('/store?signin=failed');
    expect(record.mock.calls.filter(([call]) => call === 'sign-in')).toEqual([['sign-in', true]]);
  });

  test('An outage of Discord during a sign-in counts as a failure for the status page.', async () => {
    const record = jest.spyOn(api.app.get(CallOutcomes), 'record');
    const browser = new TestBrowser(api);
    const back = await comeBack(await begin(browser), 'customer');
    await discord.arm({ kind: 'down', route: 'POST /oauth2/token' });
    expect(target(await browser.go(back))).toBe('/?signin=unavailable');
    expect(record.mock.calls.filter(([call]) => call === 'sign-in')).toEqual([['sign-in', false]]);
  });

  test('A sign-in that cannot be stored is unavailable, and returns to its page.', async () => {
    jest.spyOn(DiscordGrantRepository.prototype, 'put').mockRejectedValue(new Error('disk full'));
    const browser = new TestBrowser(api);
    const back = await comeBack(await begin(browser, '/store'), 'customer');
    expect(target(await browser.go(back))).toBe('/store?signin=unavailable');
  });

  test('An attempt that cannot be stored is unavailable, too.', async () => {
    await api.db().execute(sql`alter table sign_in_attempts rename to held`);
    try {
      expect(await begin(new TestBrowser(api))).toBe('/?signin=unavailable');
    } finally {
      await api.db().execute(sql`alter table held rename to sign_in_attempts`);
    }
  });

  test('The next attempt deletes those that have expired, and no others.', async () => {
    await api.db().delete(signInAttempts);
    await begin(new TestBrowser(api), '/expired');
    await api
      .db()
      .update(signInAttempts)
      .set({ createdAt: sql`now() - interval '10 minutes 1 second'` });
    await begin(new TestBrowser(api), '/first');
    await begin(new TestBrowser(api), '/second');
    const rows = await api.db().select().from(signInAttempts);
    expect(rows.map(({ returnTo }) => returnTo).sort()).toEqual(['/first', '/second']);
  });

  test('The page that required the sign-in replaces the home page once, and no other page.', async () => {
    const browser = new TestBrowser(api);
    const required = () => browser.cookies.set(RETURN_COOKIE, encodeURIComponent('/servers'));
    const signedIn = async (returnTo: string) =>
      target(await browser.go(await comeBack(await begin(browser, returnTo), 'customer')));
    required();
    expect(await signedIn('/')).toBe('/servers');
    expect(browser.cookies.has(RETURN_COOKIE)).toBe(false);
    required();
    expect(await signedIn('/store')).toBe('/store');
  });

  test('A renewed grant is kept, and one that a failed renewal has claimed is free again.', async () => {
    await signInAs(api, 'customer');
    const grants = api.app.get(DiscordGrantRepository);
    const use = () => api.app.get(DiscordAccess).use(CUSTOMER, async (token) => token);
    await api
      .db()
      .update(discordGrants)
      .set({ expiresAt: sql`now() + interval '30 seconds'` });
    await discord.arm({ kind: 'down', route: 'POST /oauth2/token' });
    await expect(use()).rejects.toThrow();
    const [claimed] = await api.db().select().from(discordGrants);
    expect(claimed?.leasedUntil).toBeNull();
    await discord.clearFaults();
    const before = await grants.find(CUSTOMER);
    const token = await use();
    expect(token).not.toBe(before?.accessToken);
    expect(await grants.find(CUSTOMER)).toMatchObject({
      ...{ accessToken: token, version: (before?.version ?? 0) + 1, isEnding: false },
    });
    expect(await use()).toBe(token);
  });

  test('Calls for a user without a grant ask for a sign-in, and none reaches Discord.', async () => {
    const call = jest.fn<Promise<void>, [string]>();
    await expect(api.app.get(DiscordAccess).use('1', call)).rejects.toThrow('refresh of a grant');
    expect(call).not.toHaveBeenCalled();
  });

  test('An error of a call that is no refusal of its token is not repeated.', async () => {
    await signInAs(api, 'customer');
    const call = jest.fn<Promise<void>, [string]>().mockRejectedValue(new Error('broken'));
    await expect(api.app.get(DiscordAccess).use(CUSTOMER, call)).rejects.toThrow('broken');
    expect(call).toHaveBeenCalledTimes(1);
  });
});
