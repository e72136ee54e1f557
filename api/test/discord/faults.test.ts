import { setTimeout as sleep } from 'node:timers/promises';
import { CLIENT_ID, tokensFor } from 'sandbox/testing/discord';
import type { Clock } from '../../src/identity/discord/clock.ts';
import { DiscordUnavailable } from '../../src/identity/discord/discord-errors.ts';
import { startDiscord, type TestDiscord } from '../support/discord.ts';

const PERSON = '80351110224678912';
const DAY = 86_400_000;
let discord: TestDiscord;
beforeEach(async () => {
  discord = await startDiscord({ budgetMs: 2_000, maxBodyBytes: 100_000 });
});
afterEach(() => discord.stop());

/** The real clock with an adjustable offset. */
function movableClock(): Clock & { forward(ms: number): void } {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
    forward: (ms) => (ahead += ms),
  };
}

describe('an unavailable Discord', () => {
  it.each([
    [{ kind: 'down' }, 'network', 2],
    [{ kind: 'error', status: 500 }, 'status', 1],
    [{ kind: 'error', status: 503 }, 'status', 2],
    [{ kind: 'garbage', form: 'html' }, 'answer', 1],
    [{ kind: 'garbage', form: 'truncated' }, 'answer', 1],
    [{ kind: 'garbage', form: 'shape' }, 'answer', 1],
    [{ kind: 'garbage', form: 'huge' }, 'answer', 1],
    [{ kind: 'error', status: 418 }, 'status', 1],
  ])(
    'with the fault %j throws the reason %s after %d requests',
    async (fault, reason, requests) => {
      await discord.arm(fault);
      await expect(discord.client.user(PERSON)).rejects.toMatchObject({
        name: 'DiscordUnavailable',
        reason,
        route: 'GET /users/:id',
      });
      expect(await discord.calls()).toHaveLength(requests);
      await discord.clearFaults();
      expect(await discord.client.user(PERSON)).toMatchObject({ id: PERSON });
    },
  );

  it.each(['answer', 'body'])('with a slow %s throws at the time limit', async (part) => {
    const client = discord.newClient({ budgetMs: 150 });
    await discord.arm({ kind: 'slow', ms: 60_000, part });
    const start = performance.now();
    await expect(client.user(PERSON)).rejects.toMatchObject({ reason: 'timeout' });
    const took = performance.now() - start;
    expect(took).toBeGreaterThan(140);
    expect(took).toBeLessThan(30_000);
  });

  it('that does not answer receives few requests from many callers', async () => {
    const client = discord.newClient({ budgetMs: 300 });
    await discord.arm({ kind: 'slow', ms: 60_000 });
    const people = Array.from({ length: 30 }, (_, index) => String(BigInt(PERSON) + BigInt(index)));
    const outcomes = await Promise.allSettled(people.map((id) => client.user(id)));
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ reason: expect.any(DiscordUnavailable) });
    }
    // Later callers have time left for another request after the first one times out.
    expect((await discord.calls()).length).toBeLessThan(5);
  });

  it('without a listening server throws the reason network', async () => {
    await discord.stop();
    await expect(discord.client.user(PERSON)).rejects.toMatchObject({ reason: 'network' });
  });

  it('that redirects is not followed', async () => {
    const elsewhere = await startDiscord();
    const redirectUri = `${elsewhere.url}/api/v10/users/@me`;
    const redirecting = await startDiscord({}, { redirectUris: [redirectUri] });
    // The sign-in page redirects invalid requests. The test uses it as an API that redirects.
    const query = new URLSearchParams({ client_id: CLIENT_ID, redirect_uri: redirectUri });
    const apiUrl = `${redirecting.url}/oauth2/authorize?${query.toString()}&x=`;
    const client = redirecting.newClient({ apiUrl });
    await expect(client.user(PERSON)).rejects.toMatchObject({ reason: 'network' });
    expect(await elsewhere.calls()).toEqual([]);
  });

  it('with an oversized body is disconnected', async () => {
    await discord.arm({ kind: 'garbage', form: 'huge' });
    await expect(discord.client.user(PERSON)).rejects.toThrow('the body is too large');
  });

  it('is retried after one dropped connection', async () => {
    await discord.arm({ kind: 'down', count: 1 });
    expect(await discord.client.user(PERSON)).toMatchObject({ id: PERSON });
  });
});

describe('the cache', () => {
  it('[spec0 §9.10] keeps user information for 24 hours', async () => {
    const clock = movableClock();
    const client = discord.newClient({ clock });
    await client.user(PERSON);
    clock.forward(DAY - 1_000);
    await client.user(PERSON);
    expect(await discord.calls()).toHaveLength(1);
    clock.forward(1_001);
    await client.user(PERSON);
    expect(await discord.calls()).toHaveLength(2);
  });

  it('serves stale values during an outage and retries after a pause', async () => {
    const clock = movableClock();
    const client = discord.newClient({ clock });
    const known = await client.user(PERSON);
    clock.forward(2 * DAY);
    await discord.arm({ kind: 'error', status: 500 });
    for (let call = 0; call < 5; call += 1) expect(await client.user(PERSON)).toEqual(known);
    expect(await discord.calls()).toHaveLength(2);
    await discord.clearFaults();
    clock.forward(31_000);
    await client.user(PERSON);
    expect(await discord.calls()).toHaveLength(3);
  });

  it('caches unknown users', async () => {
    for (let call = 0; call < 3; call += 1) {
      expect(await discord.client.user('18446744073709551615')).toBeNull();
    }
    expect(await discord.calls()).toHaveLength(1);
  });

  it('serves 200 parallel calls with one request', async () => {
    const calls = Array.from({ length: 200 }, () => discord.client.user(PERSON));
    const people = await Promise.all(calls);
    expect(new Set(people.map((person) => person?.username)).size).toBe(1);
    expect(await discord.calls()).toHaveLength(1);
  });

  it('keeps the servers of a user for a minute, except for fresh reads', async () => {
    const { access_token: token } = await tokensFor(discord.url, 'customer');
    const route = 'GET /users/@me/guilds';
    await discord.client.currentGuilds(token);
    await discord.client.currentGuilds(token);
    expect(await discord.calls(route)).toHaveLength(1);
    await discord.client.currentGuilds(token, { fresh: true });
    expect(await discord.calls(route)).toHaveLength(2);
    await discord.arm({ kind: 'error', status: 500, route });
    expect((await discord.client.currentGuilds(token)).length).toBeGreaterThan(0);
    // Fails closed.
    await expect(discord.client.currentGuilds(token, { fresh: true })).rejects.toThrow(
      DiscordUnavailable,
    );
  });
});
