import { BOT_TOKEN, startTestDiscord, USER_AGENT } from '../testing/discord-app.ts';
import type { LoggedCall } from './call-log.ts';
import type { RunningDiscord } from './discord-server.ts';

let now = Date.parse('2026-03-01T12:00:00Z');
let discord: RunningDiscord;
beforeEach(async () => {
  discord = await startTestDiscord({
    now: () => now,
    limits: {
      'GET /users/:id': { requests: 3, windowMs: 2500 },
      global: { requests: 5, windowMs: 1000 },
    },
  });
});
afterEach(() => discord.close());

const arm = (fault: object, headers: Record<string, string> = {}) =>
  fetch(`${discord.url}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fault),
  });
const look = (path = '/users/175928847299117063') =>
  fetch(`${discord.url}/api/v10${path}`, {
    headers: { authorization: `Bot ${BOT_TOKEN}`, 'user-agent': USER_AGENT },
  });
const calls = async () => (await (await fetch(`${discord.url}/__calls`)).json()) as LoggedCall[];

describe('rate limits', () => {
  it('are in the headers of every response', async () => {
    const { headers } = await look();
    expect(headers.get('x-ratelimit-limit')).toBe('3');
    expect(headers.get('x-ratelimit-remaining')).toBe('2');
    expect(headers.get('x-ratelimit-reset')).toBe(((now + 2500) / 1000).toFixed(3));
    expect(headers.get('x-ratelimit-reset-after')).toBe('2.500');
    expect(headers.get('x-ratelimit-bucket')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('reject excess requests until the end of the window', async () => {
    for (let request = 0; request < 3; request += 1) expect((await look()).status).toBe(200);
    now += 500;
    const refused = await look();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.headers.get('x-ratelimit-scope')).toBe('user');
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(await refused.json()).toEqual({
      message: 'You are being rate limited.',
      retry_after: 2,
      global: false,
    });
    now += 1999;
    expect((await look()).status).toBe(429);
    now += 1;
    expect((await look()).status).toBe(200);
    const early = (await calls()).map(({ tooEarly }) => tooEarly);
    expect(early).toEqual([false, false, false, false, true, false]);
  });

  it('also count all requests of a token together', async () => {
    const ids = ['267593240272703488', '322708300393226331', '377823360513749174'];
    for (const id of ids) expect((await look(`/guilds/${id}`)).status).toBe(200);
    for (let request = 0; request < 2; request += 1) expect((await look()).status).toBe(200);
    const refused = await look('/guilds/432938420634272017');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('x-ratelimit-global')).toBe('true');
    expect(refused.headers.has('x-ratelimit-bucket')).toBe(false);
    expect(await refused.json()).toMatchObject({ global: true });
  });
});

describe('faults', () => {
  it('affect one route for the given number of requests', async () => {
    await arm({ kind: 'error', status: 503, route: 'GET /users/:id', count: 1 });
    expect((await look('/guilds/267593240272703488')).status).toBe(200);
    expect((await look()).status).toBe(503);
    expect((await look()).status).toBe(200);
  });

  it('last until they are cleared', async () => {
    await arm({ kind: 'unauthorized' });
    expect((await look()).status).toBe(401);
    expect((await look()).status).toBe(401);
    await fetch(`${discord.url}/__faults`, { method: 'DELETE' });
    expect((await look()).status).toBe(200);
  });

  it.each([{ kind: 'down' }, { kind: 'lost' }])('close the connection: %j', async (fault) => {
    await arm(fault);
    await expect(look()).rejects.toThrow();
    expect(await calls()).toMatchObject([{ route: 'GET /users/:id', status: 0 }]);
  });

  it.each([
    [{ kind: 'rate-limit', retryAfter: 0.25 }, 'user', false],
    [{ kind: 'rate-limit', retryAfter: 0.25, scope: 'shared' }, 'shared', false],
    [{ kind: 'rate-limit', retryAfter: 0.25, scope: 'global' }, 'global', true],
  ])('reject requests for a while: %j', async (fault, scope, everywhere) => {
    await arm({ ...fault, route: 'GET /users/:id', count: 1 });
    const refused = await look();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('x-ratelimit-scope')).toBe(scope);
    expect(await refused.json()).toMatchObject({ retry_after: 0.25, global: everywhere });
    now += 249;
    expect((await look()).status).toBe(429);
    expect((await look('/guilds/267593240272703488')).status).toBe(everywhere ? 429 : 200);
    now += 1;
    expect((await look()).status).toBe(200);
  });

  it('block a host for all routes and tokens, as the edge servers do', async () => {
    await arm({ kind: 'rate-limit', retryAfter: 2, scope: 'edge', count: 1 });
    const refused = await look();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
    expect([...refused.headers.keys()].filter((name) => name.startsWith('x-'))).toEqual([]);
    expect(refused.headers.get('retry-after')).toBe('2');
    const other = await fetch(`${discord.url}/api/v10/users/@me`);
    expect(other.status).toBe(429);
    now += 2000;
    expect((await look()).status).toBe(200);
  });

  it('send malformed responses', async () => {
    await arm({ kind: 'garbage', form: 'html', count: 1 });
    const html = await look();
    expect(html.headers.get('content-type')).toBe('text/html');
    await arm({ kind: 'garbage', form: 'truncated', count: 1 });
    await expect((await look()).json()).rejects.toThrow('JSON');
    await arm({ kind: 'garbage', form: 'shape', count: 1 });
    expect(await (await look()).json()).toMatchObject({ id: 42 });
  });

  it('delay the whole response or its body', async () => {
    for (const part of ['answer', 'body']) {
      await arm({ kind: 'slow', ms: 30, part, count: 1 });
      const start = performance.now();
      expect(await (await look()).json()).toMatchObject({ id: '175928847299117063' });
      expect(performance.now() - start).toBeGreaterThanOrEqual(29);
    }
  });

  it('are validated, and rejected with the reason', async () => {
    const answer = await arm({ kind: 'slow' });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toContain('ms');
  });

  it('cannot be added by a web page', async () => {
    for (const headers of [
      { origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await arm({ kind: 'down' }, headers as never)).status).toBe(403);
    }
    expect((await look()).status).toBe(200);
  });
});

describe('the call log', () => {
  it('contains requests, but never a token', async () => {
    await look();
    await look('/nowhere');
    const [first, second] = await calls();
    expect(first).toEqual({
      at: now,
      method: 'GET',
      path: '/api/v10/users/175928847299117063',
      route: 'GET /users/:id',
      auth: 'bot',
      status: 200,
      tooEarly: false,
    });
    expect(second).toMatchObject({ route: null, status: 404 });
    expect(JSON.stringify(await calls())).not.toContain(BOT_TOKEN);
    await fetch(`${discord.url}/__calls`, { method: 'DELETE' });
    expect(await calls()).toEqual([]);
  });
});
