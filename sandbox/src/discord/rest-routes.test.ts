import { BOT_TOKEN, startTestDiscord, tokensFor, USER_AGENT } from '../testing/discord-app.ts';
import { demoAccounts, type DemoAccountKey } from '../people/accounts.ts';
import type { RunningDiscord } from './discord-server.ts';
import type { Membership } from './guilds.ts';

let discord: RunningDiscord;
beforeAll(async () => {
  discord = await startTestDiscord({
    limits: { 'GET /users/@me/guilds': { requests: 100, windowMs: 1000 } },
  });
});
afterAll(() => discord.close());

const get = async (path: string, authorization: string, agent = USER_AGENT) => {
  const answer = await fetch(`${discord.url}/api/v10${path}`, {
    headers: { authorization, 'user-agent': agent },
  });
  return { status: answer.status, body: (await answer.json()) as never };
};
const asBot = (path: string) => get(path, `Bot ${BOT_TOKEN}`);
const as = async (account: DemoAccountKey, path: string) =>
  get(path, `Bearer ${(await tokensFor(discord.url, account)).access_token}`);
const guildsOf = async (account: DemoAccountKey, query = '') =>
  (await as(account, `/users/@me/guilds${query}`)).body as Membership[];

describe('users', () => {
  it.each(demoAccounts.map(({ key, user }) => [key, user.id] as const))(
    'are the signed-in user: %s',
    async (key, id) => {
      const { status, body } = await as(key, '/users/@me');
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, username: key });
    },
  );

  it('are found by the bot and deterministic', async () => {
    const { body } = await asBot('/users/473052869059424293');
    expect(body).toMatchObject({ username: 'customer', global_name: 'Customer' });
    const user = await asBot('/users/175928847299117063');
    expect(user.status).toBe(200);
    expect(user.body).toMatchObject({ id: '175928847299117063' });
    expect(await asBot('/users/175928847299117063')).toEqual(user);
  });

  it('with an id in the future do not exist', async () => {
    const { status, body } = await asBot('/users/18446744073709551615');
    expect(status).toBe(404);
    expect(body).toEqual({ message: 'Unknown User', code: 10013 });
  });

  it.each(['abc', '-1', '99999999999999999999'])('are rejected for the id %s', async (id) => {
    expect(await asBot(`/users/${id}`)).toEqual({
      status: 400,
      body: {
        message: 'Invalid Form Body',
        code: 50035,
        errors: {
          user_id: {
            _errors: [{ code: 'NUMBER_TYPE_COERCE', message: `Value "${id}" is not snowflake.` }],
          },
        },
      },
    });
  });

  it('need a token', async () => {
    expect((await get('/users/473052869059424293', 'Bot wrong')).status).toBe(401);
    expect((await get('/users/@me', 'Bearer wrong')).status).toBe(401);
    expect((await get('/users/@me/guilds', '')).status).toBe(401);
    expect((await as('owner', '/users/473052869059424293')).status).toBe(401);
  });
});

describe('the edge', () => {
  it.each(['node', 'DiscordBot', 'DiscordBot (no address, 1)'])(
    'refuses a token from the client %j',
    async (agent) => {
      const { status, body } = await get('/users/473052869059424293', `Bot ${BOT_TOKEN}`, agent);
      expect(status).toBe(403);
      expect(body).toMatchObject({ code: 40333 });
    },
  );

  it.each([5, 11])('refuses version %d', async (version) => {
    const answer = await fetch(`${discord.url}/api/v${version}/users/@me`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: 'Invalid API version', code: 50041 });
  });
});

describe('servers of a user', () => {
  it('have permissions as strings: an owner without a manage bit, administrators, managers', async () => {
    const guilds = await guildsOf('customer');
    const bits = ({ permissions }: Membership) => BigInt(permissions) & 0x28n;
    expect(guilds.find(({ name }) => name === '1337 Krew')).toMatchObject({
      owner: true,
      permissions: '36953089',
    });
    expect(guilds.filter(({ owner }) => owner).length).toBeGreaterThanOrEqual(5);
    expect(guilds.some((guild) => !guild.owner && bits(guild) === 0x8n)).toBe(true);
    expect(guilds.some((guild) => !guild.owner && bits(guild) === 0x20n)).toBe(true);
    expect(guilds.some((guild) => !guild.owner && bits(guild) === 0n)).toBe(true);
    expect(guilds.some((guild) => BigInt(guild.permissions) > 1n << 32n)).toBe(true);
  });

  it('have counts on request', async () => {
    const [plain] = await guildsOf('visitor');
    const [counted] = await guildsOf('visitor', '?with_counts=true');
    expect(plain).not.toHaveProperty('approximate_member_count');
    expect(counted).toMatchObject({ approximate_member_count: 48_213 });
  });

  it('are paginated', async () => {
    const all = await guildsOf('customer');
    const first = await guildsOf('customer', '?limit=3');
    const rest = await guildsOf('customer', `?after=${first.at(-1)?.id}`);
    expect([...first, ...rest]).toEqual(all);
    const last = await guildsOf('customer', `?limit=2&before=${rest[0]?.id}`);
    expect(last).toEqual(first.slice(1));
    const refused = await as('customer', '/users/@me/guilds?limit=201');
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 50035, errors: { limit: { _errors: [{ code: 'NUMBER_TYPE_MAX' }] } } },
    });
  });
});

describe('servers by id', () => {
  it('are limited to servers with the bot', async () => {
    const known = await asBot('/guilds/267593240272703488?with_counts=true');
    expect(known.body).toMatchObject({ name: 'Support Lounge', approximate_member_count: 48_213 });
    expect((await asBot('/guilds/928973961717625924')).status).toBe(403);
    expect((await asBot('/guilds/18446744073709551615')).status).toBe(404);
  });
});
