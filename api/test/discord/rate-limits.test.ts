import { tokensFor } from 'sandbox/testing/discord';
import { DiscordRateLimited } from '../../src/identity/discord/discord-errors.ts';
import { startDiscord, type TestDiscord } from '../support/discord.ts';
import { waitFor } from '../support/wait.ts';

const PERSON = '80351110224678912';
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => String(BigInt(PERSON) + BigInt(index)));

let discord: TestDiscord;
const start = async (
  limits: Record<string, { requests: number; windowMs: number; bucket?: string }> = {},
) => {
  discord = await startDiscord({}, { limits });
};
afterEach(() => discord.stop());

/** Asserts that no request was too early. @returns the number of 429 answers */
async function refusals() {
  const calls = await discord.calls();
  expect(calls.filter(({ tooEarly }) => tooEarly)).toEqual([]);
  return calls.filter(({ status }) => status === 429).length;
}

describe('a 429', () => {
  it.each(['user', 'shared', 'global'])(
    'of the scope %s is awaited and the request repeated',
    async (scope) => {
      await start();
      await discord.arm({ kind: 'rate-limit', retryAfter: 0.05, scope, count: 1 });
      expect(await discord.client.user(PERSON)).toMatchObject({ id: PERSON });
      const [refused, repeated] = await discord.calls();
      expect(refused?.status).toBe(429);
      expect((repeated?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThanOrEqual(50);
      expect(await refusals()).toBe(1);
    },
  );

  it('delays all requests of its bucket, with one refusal for 30 users', async () => {
    await start();
    await discord.arm({ kind: 'rate-limit', retryAfter: 0.08, count: 1 });
    const found = await Promise.all(people(30).map((id) => discord.client.user(id)));
    expect(found.every((person) => person !== null)).toBe(true);
    expect(await refusals()).toBe(1);
  });

  it('of a token delays all its routes and no other token', async () => {
    await start();
    const { access_token: token } = await tokensFor(discord.url, 'customer');
    const limited = { kind: 'rate-limit', retryAfter: 0.2, scope: 'global', count: 1 };
    await discord.arm({ ...limited, route: 'GET /users/:id' });
    const order: string[] = [];
    const bot = discord.client.user(PERSON).then(() => order.push('user'));
    await waitFor('the refusal', async () => (await discord.calls('GET /users/:id')).length > 0);
    const guild = discord.client.guild('267593240272703488').then(() => order.push('guild'));
    await discord.client.currentUser(token).then(() => order.push('person'));
    await Promise.all([bot, guild]);
    expect(order[0]).toBe('person');
    expect(await refusals()).toBe(1);
  });

  it('with a wait beyond the time limit throws at once with the time to wait', async () => {
    await start();
    await discord.arm({ kind: 'rate-limit', retryAfter: 30, count: 1 });
    const began = performance.now();
    const outcomes = await Promise.allSettled(people(10).map((id) => discord.client.user(id)));
    expect(performance.now() - began).toBeLessThan(20_000);
    for (const outcome of outcomes) {
      const reason: unknown = outcome.status === 'rejected' ? outcome.reason : undefined;
      expect(reason).toBeInstanceOf(DiscordRateLimited);
      expect((reason as DiscordRateLimited).retryAfterMs).toBeGreaterThan(25_000);
    }
    expect(await discord.calls()).toHaveLength(1);
  });

  it('that repeats throws after the last attempt', async () => {
    await start();
    await discord.arm({ kind: 'rate-limit', retryAfter: 0.02 });
    await expect(discord.client.user(PERSON)).rejects.toThrow(DiscordRateLimited);
    const calls = await discord.calls();
    expect(calls.length).toBeGreaterThan(1);
    expect(calls.length).toBeLessThanOrEqual(4);
    expect(await refusals()).toBe(calls.length);
  });

  it('of the edge servers delays all tokens and routes', async () => {
    await start();
    const { access_token: token } = await tokensFor(discord.url, 'customer');
    await discord.arm({ kind: 'rate-limit', retryAfter: 30, scope: 'edge', count: 1 });
    for (const call of [
      () => discord.client.user(PERSON),
      () => discord.client.guild('267593240272703488'),
      () => discord.client.currentUser(token),
    ]) {
      await expect(call()).rejects.toMatchObject({ name: 'DiscordRateLimited' });
    }
    expect(await refusals()).toBe(1);
  });

  it('of the token endpoint is awaited, because the call was not executed', async () => {
    await start();
    const { refresh_token } = await tokensFor(discord.url, 'customer');
    await discord.arm({ kind: 'rate-limit', retryAfter: 0.05, count: 1 });
    expect((await discord.client.refresh(refresh_token)).accessToken).toBeTruthy();
    expect(await refusals()).toBe(1);
  });
});

describe('the limit of a token', () => {
  it('is respected without any refusal', async () => {
    await start({ global: { requests: 10, windowMs: 100 } });
    const client = discord.newClient({ pace: { requests: 10, perMs: 300 } });
    await Promise.all(people(25).map((id) => client.user(id)));
    expect(await discord.calls()).toHaveLength(25);
    expect(await refusals()).toBe(0);
  });
});

describe('rate limit headers', () => {
  it('keep 60 look-ups within a bucket of 20 without a 429', async () => {
    await start({
      'GET /users/:id': { requests: 20, windowMs: 150 },
      global: { requests: 1000, windowMs: 1000 },
    });
    await Promise.all(people(60).map((id) => discord.client.user(id)));
    expect(await discord.calls()).toHaveLength(60);
    expect(await refusals()).toBe(0);
  });

  it('allow parallel requests within the bucket', async () => {
    await start({ 'GET /users/:id': { requests: 40, windowMs: 60_000 } });
    await discord.client.user(PERSON);
    await discord.arm({ kind: 'slow', ms: 60_000 });
    const lookups = people(26).map((id) => discord.client.user(id));
    const arrived = async () => (await discord.calls()).length === 26;
    await waitFor('25 unanswered requests', arrived);
    await discord.stop();
    await Promise.allSettled(lookups);
  });

  it('of a bucket that two routes share keep both within its limit', async () => {
    const limit = { requests: 2, windowMs: 60_000, bucket: 'shared' };
    await start({ 'GET /users/@me': limit, 'GET /users/@me/guilds': limit });
    const { access_token: token } = await tokensFor(discord.url, 'customer');
    await discord.client.currentUser(token);
    await discord.client.currentGuilds(token);
    await expect(discord.client.currentUser(token)).rejects.toThrow(DiscordRateLimited);
    expect(await refusals()).toBe(0);
  });

  it('stop requests for which the bucket has no room', async () => {
    await start({ 'GET /users/:id': { requests: 50, windowMs: 60_000 } });
    await Promise.all(people(50).map((id) => discord.client.user(id)));
    expect(await refusals()).toBe(0);
    await expect(discord.client.user('81000000000000000')).rejects.toThrow(DiscordRateLimited);
    expect(await discord.calls()).toHaveLength(50);
  });
});
