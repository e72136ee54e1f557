import { codeFor, REDIRECT_URI, tokensFor } from 'sandbox/testing/discord';
import {
  DiscordUnauthorized,
  DiscordUnavailable,
} from '../../src/identity/discord/discord-errors.ts';
import { startDiscord, type TestDiscord } from '../support/discord.ts';

const CUSTOMER = '473052869059424293';
let discord: TestDiscord;
beforeEach(async () => {
  discord = await startDiscord();
});
afterEach(() => discord.stop());

const accessTokenOf = async (account: 'customer' | 'visitor') =>
  (await tokensFor(discord.url, account)).access_token;
const exchange = async () => {
  const { code, verifier } = await codeFor(discord.url, 'customer');
  const input = { code, redirectUri: REDIRECT_URI, codeVerifier: verifier };
  return { input, tokens: await discord.client.exchangeCode(input) };
};

describe('tokens', () => {
  it('are returned for a code, with their expiry', async () => {
    const before = Math.floor(Date.now() / 1000);
    const { tokens } = await exchange();
    expect(tokens.scopes).toEqual(['identify', 'guilds']);
    expect(tokens.expiresAt - before).toBeGreaterThanOrEqual(604_800);
    expect(tokens.expiresAt - before).toBeLessThanOrEqual(604_810);
    expect((await discord.client.currentUser(tokens.accessToken)).id).toBe(CUSTOMER);
  });

  it('are not returned for a used code or a wrong verifier', async () => {
    const { input } = await exchange();
    await expect(discord.client.exchangeCode(input)).rejects.toThrow(DiscordUnauthorized);
    const { code } = await codeFor(discord.url, 'customer');
    const wrong = { code, redirectUri: REDIRECT_URI, codeVerifier: 'x'.repeat(43) };
    await expect(discord.client.exchangeCode(wrong)).rejects.toThrow(DiscordUnauthorized);
  });

  it('are refreshed once for parallel callers, and replaced', async () => {
    const { tokens } = await exchange();
    const parallel = Array.from({ length: 20 }, () => discord.client.refresh(tokens.refreshToken));
    const answers = await Promise.all(parallel);
    expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
    expect(answers[0]?.refreshToken).not.toBe(tokens.refreshToken);
    const calls = await discord.calls('POST /oauth2/token');
    expect(calls.filter(({ grantType }) => grantType === 'refresh_token')).toHaveLength(1);
    await expect(discord.client.refresh(tokens.refreshToken)).rejects.toThrow(DiscordUnauthorized);
    expect(await discord.client.refresh(answers[0]?.refreshToken ?? '')).toBeDefined();
  });

  it('are requested once, even if the answer is lost', async () => {
    const { tokens } = await exchange();
    await discord.arm({ kind: 'lost', route: 'POST /oauth2/token' });
    const lost = discord.client.refresh(tokens.refreshToken);
    await expect(lost).rejects.toMatchObject({ name: 'DiscordUnavailable', reason: 'network' });
    const calls = await discord.calls('POST /oauth2/token');
    expect(calls.filter(({ grantType }) => grantType === 'refresh_token')).toHaveLength(1);
  });

  it('are revoked by either token, also repeatedly', async () => {
    const { tokens } = await exchange();
    await discord.client.revoke(tokens.refreshToken);
    await expect(discord.client.currentUser(tokens.accessToken)).rejects.toThrow(
      DiscordUnauthorized,
    );
    await discord.client.revoke(tokens.refreshToken);
  });

  it('are unavailable with a wrong client secret, without a refusal for the user', async () => {
    const client = discord.newClient({ clientSecret: 'wrong-secret' });
    const { code, verifier } = await codeFor(discord.url, 'customer');
    const input = { code, redirectUri: REDIRECT_URI, codeVerifier: verifier };
    await expect(client.exchangeCode(input)).rejects.toMatchObject({ reason: 'not-configured' });
    const none = discord.newClient({ clientId: undefined });
    await expect(none.refresh('any')).rejects.toMatchObject({ reason: 'not-configured' });
  });
});

describe('users and servers', () => {
  it('are returned for the access token of a user', async () => {
    const token = await accessTokenOf('customer');
    expect(await discord.client.currentUser(token)).toEqual({
      id: CUSTOMER,
      username: 'customer',
      displayName: 'Customer',
      discriminator: '0',
      avatar: 'c5f2a6734a2ea541660b36592fbfbc6a',
      banner: null,
      accentColor: 0x3ba55c,
      decoration: null,
      isBot: false,
      hasSecondFactor: false,
      email: null,
    });
    const guilds = await discord.client.currentGuilds(token);
    const named = Object.fromEntries(guilds.map((guild) => [guild.name, guild]));
    // Discord's documented example: an owner without permission bits.
    expect(named['1337 Krew']).toMatchObject({ owner: true, mayManage: true, memberCount: 3268 });
    expect(named['Weekend Raiders']).toMatchObject({ owner: false, mayManage: true });
    expect(named['Synthwave Society']).toMatchObject({ owner: false, mayManage: true });
    expect(named['Speedrun Central']).toMatchObject({ owner: false, mayManage: false });
    expect(named['Indie Devs United']).toMatchObject({ mayManage: false });
  });

  it('are returned by id, and null for unknown ids', async () => {
    const { client } = discord;
    expect(await client.user(CUSTOMER)).toMatchObject({ displayName: 'Customer' });
    expect(await client.user('18446744073709551615')).toBeNull();
    expect(await client.guild('267593240272703488')).toMatchObject({ name: 'Support Lounge' });
    // The bot is not in this server.
    expect(await client.guild('928973961717625924')).toBeNull();
    expect(await client.guild('18446744073709551615')).toBeNull();
  });

  it('are requested with an escaped id', async () => {
    await expect(discord.client.user('../oauth2/token')).rejects.toThrow(DiscordUnavailable);
    const [call] = await discord.calls();
    expect(call?.path).toBe('/api/v10/users/..%2Foauth2%2Ftoken');
  });
});

describe('a refused token', () => {
  it('is sent once and never again', async () => {
    const token = await accessTokenOf('customer');
    await discord.expireTokens();
    for (let call = 0; call < 5; call += 1) {
      await expect(discord.client.currentGuilds(token)).rejects.toThrow(DiscordUnauthorized);
    }
    await expect(discord.client.currentUser(token)).rejects.toThrow(DiscordUnauthorized);
    expect(await discord.calls('GET /users/@me/guilds')).toHaveLength(1);
    expect(await discord.calls('GET /users/@me')).toHaveLength(0);
  });

  it('of one user does not affect another', async () => {
    const [one, other] = [await accessTokenOf('customer'), await accessTokenOf('visitor')];
    await discord.client.revoke(one);
    await expect(discord.client.currentGuilds(one)).rejects.toThrow(DiscordUnauthorized);
    expect((await discord.client.currentGuilds(other)).length).toBeGreaterThan(0);
  });

  it('of the bot counts as an outage', async () => {
    const client = discord.newClient({ botToken: 'wrong' });
    for (const id of ['80351110224678912', CUSTOMER]) {
      await expect(client.user(id)).rejects.toMatchObject({ reason: 'not-configured' });
    }
    expect(await discord.calls('GET /users/:id')).toHaveLength(1);
  });
});

describe('error messages', () => {
  it('contain no token and no code', async () => {
    const refusals = [
      discord.client.currentUser('secret-access-token'),
      discord.client.refresh('secret-refresh-token'),
      discord.newClient({ botToken: 'secret-bot-token' }).user(CUSTOMER),
    ];
    for (const outcome of await Promise.allSettled(refusals)) {
      const reason: unknown = outcome.status === 'rejected' ? outcome.reason : undefined;
      expect(reason).toBeInstanceOf(Error);
      expect(JSON.stringify([String(reason), reason])).not.toContain('secret-');
    }
  });
});
