import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  codeFor,
  post,
  REDIRECT_URI,
  startTestDiscord,
  tokensFor,
  USER_AGENT,
} from '../testing/discord-app.ts';
import type { RunningDiscord } from './discord-server.ts';

let now = Date.parse('2026-03-01T12:00:00Z');
let discord: RunningDiscord;
beforeAll(async () => {
  discord = await startTestDiscord({ now: () => now });
});
afterAll(() => discord.close());
// Each test runs in its own minute, so that rate limits do not add up.
beforeEach(() => {
  now += 60_000;
});

const exchange = (code: string, verifier: string, changes: Record<string, string> = {}) =>
  post(discord.url, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT_URI,
    code_verifier: verifier,
    ...changes,
  });
const refresh = (token: string, origin = discord.url) =>
  post(origin, { grant_type: 'refresh_token', refresh_token: token });
const me = (token: string, origin = discord.url) =>
  fetch(`${origin}/api/v10/users/@me`, {
    headers: { authorization: `Bearer ${token}`, 'user-agent': USER_AGENT },
  });

describe('a code', () => {
  it('can be exchanged once', async () => {
    const { code, verifier } = await codeFor(discord.url, 'customer');
    const answer = await exchange(code, verifier);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 604_800,
      refresh_token: expect.any(String),
      scope: 'identify guilds',
    });
    const again = await exchange(code, verifier);
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('is valid for 60 seconds', async () => {
    const first = await codeFor(discord.url, 'customer');
    now += 59_999;
    expect((await exchange(first.code, first.verifier)).status).toBe(200);
    const second = await codeFor(discord.url, 'customer');
    now += 60_000;
    expect((await exchange(second.code, second.verifier)).status).toBe(400);
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['another address', { redirect_uri: 'http://localhost:3000/' }],
  ])('is rejected and invalidated by %s', async (_, changes) => {
    const { code, verifier } = await codeFor(discord.url, 'customer');
    expect((await exchange(code, verifier, changes)).status).toBe(400);
    expect((await exchange(code, verifier)).status).toBe(400);
  });
});

describe('a request without a parameter', () => {
  it.each([
    [{ grant_type: 'authorization_code', redirect_uri: REDIRECT_URI }, 'code'],
    [{ grant_type: 'authorization_code', code: 'any' }, 'redirect_uri'],
    [{ grant_type: 'refresh_token' }, 'refresh_token'],
  ])('is an invalid request, not an invalid grant: %j', async (form, missing) => {
    const answer = await post(discord.url, form);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: 'invalid_request',
      error_description: `Missing "${missing}" in request.`,
    });
  });
});

describe('the client', () => {
  const form = { grant_type: 'refresh_token', refresh_token: 'none' };
  const basic = (secret: string) => ({
    authorization: `Basic ${Buffer.from(`${CLIENT_ID}:${secret}`).toString('base64')}`,
  });
  const send = (headers: Record<string, string>) =>
    fetch(`${discord.url}/api/oauth2/token`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    });

  it('authenticates with the form or HTTP Basic', async () => {
    expect((await post(discord.url, form)).status).toBe(400);
    expect((await send(basic(CLIENT_SECRET))).status).toBe(400);
  });

  it('is rejected without a secret or with a wrong one', async () => {
    for (const answer of [
      await send({}),
      await send(basic('wrong')),
      await send({ authorization: 'Basic %%%' }),
      await post(discord.url, { ...form, client_secret: 'wrong' }),
    ]) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ error: 'invalid_client' });
    }
  });

  it('must send a form, not JSON', async () => {
    const answer = await fetch(`${discord.url}/api/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...form, client_id: CLIENT_ID, client_secret: CLIENT_SECRET }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid_request' });
  });
});

describe('tokens', () => {
  it('are replaced by a refresh, and both old ones become invalid', async () => {
    const old = await tokensFor(discord.url, 'moderator');
    const answer = await refresh(old.refresh_token);
    const fresh = (await answer.json()) as typeof old;
    expect(fresh.access_token).not.toBe(old.access_token);
    expect(fresh.refresh_token).not.toBe(old.refresh_token);
    expect((await me(fresh.access_token)).status).toBe(200);
    expect((await me(old.access_token)).status).toBe(401);
    expect((await refresh(old.refresh_token)).status).toBe(400);
  });

  it('expire after a week, unlike the refresh token', async () => {
    const tokens = await tokensFor(discord.url, 'owner');
    now += 604_799_000;
    expect((await me(tokens.access_token)).status).toBe(200);
    now += 1_000;
    expect((await me(tokens.access_token)).status).toBe(401);
    expect((await refresh(tokens.refresh_token)).status).toBe(200);
  });

  it.each(['access_token', 'refresh_token'] as const)(
    'are all revoked with the %s',
    async (kind) => {
      const tokens = await tokensFor(discord.url, 'customer');
      const path = '/api/oauth2/token/revoke';
      expect((await post(discord.url, { token: tokens[kind] }, path)).status).toBe(200);
      expect((await me(tokens.access_token)).status).toBe(401);
      expect((await refresh(tokens.refresh_token)).status).toBe(400);
      expect((await post(discord.url, { token: tokens[kind] }, path)).status).toBe(200);
    },
  );

  it('end when the user removes the application, and can be expired by control', async () => {
    const tokens = await tokensFor(discord.url, 'customer');
    const other = await tokensFor(discord.url, 'visitor');
    await fetch(`${discord.url}/__grants/customer`, { method: 'DELETE' });
    expect((await me(tokens.access_token)).status).toBe(401);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    expect((await me(other.access_token)).status).toBe(200);
    await fetch(`${discord.url}/__grants/expire`, { method: 'POST' });
    expect((await me(other.access_token)).status).toBe(401);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  it('survive a restart with a state file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-discord-'));
    const stateFile = join(folder, 'grants.json');
    try {
      const before = await startTestDiscord({ stateFile });
      const tokens = await tokensFor(before.url, 'supporter');
      await before.close();
      const after = await startTestDiscord({ stateFile });
      expect((await me(tokens.access_token, after.url)).status).toBe(200);
      await after.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
