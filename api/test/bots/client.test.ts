import { eventId, Portico, shardsOf } from '@portico/bot';
import type { PorticoError } from '@portico/bot';
import { GUILDS, startShop, type Shop } from '../support/shop.ts';
import { startApi } from '../support/api.ts';
import { freePort } from '../support/postgres-server.ts';
import { waitFor } from '../support/wait.ts';
import { startFlakySite } from './flaky-site.ts';

const MINUTE = Math.floor(Date.now() / 60_000);
const readings = (label: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: eventId(label, index),
    // One per quarter hour, so that all are stored, however old.
    timestamp: (MINUTE - index * 15) * 60,
    guilds: 3,
    users: 40,
    ping: 21,
  }));

describe('@portico/bot', () => {
  let shop: Shop;
  let site: Awaited<ReturnType<typeof startFlakySite>>;
  let key: string;
  const waits: number[] = [];
  const signal = new AbortController();
  beforeAll(async () => {
    shop = await startShop();
    site = await startFlakySite(shop.api.url);
    key = await shop.api.newKey('*');
  });
  afterAll(() => signal.abort());
  beforeEach(() => {
    site.state.requests.length = 0;
    site.state.maxBytes = Infinity;
    waits.length = 0;
  });
  const connect = (more: object = {}) =>
    new Portico({
      url: site.url,
      key,
      signal: signal.signal,
      onRetry: () => undefined,
      wait: async (seconds) => void waits.push(seconds),
      ...more,
    });
  /** @returns the error of a call */
  const errorOf = (call: Promise<unknown>): Promise<PorticoError> =>
    call.then(
      () => Promise.reject(new Error('The call succeeded.')),
      (error: PorticoError) => error,
    );

  test('a call names its version, gets the oldest one without, and no version that is unknown', async () => {
    const call = async (path: string, version?: string) => {
      const abort = new AbortController();
      const answer = await fetch(shop.api.url + path, {
        headers: { authorization: `Bearer ${key}`, ...(version && { 'portico-version': version }) },
        signal: abort.signal,
      });
      const { status, headers } = answer;
      const text = status === 200 ? '' : await answer.text();
      abort.abort();
      return { status, version: headers.get('portico-version'), text };
    };
    for (const path of ['/api/bot/licenses', '/api/bot/license-stream']) {
      expect(await call(path)).toMatchObject({ status: 200, version: '1' });
      expect(await call(path, '1')).toMatchObject({ status: 200, version: '1' });
    }
    const unknown = await call('/api/bot/licenses', '2');
    expect(unknown).toMatchObject({ status: 400, version: null });
    expect(unknown.text).toContain('It answers: 1.');
    // Calls of pages have no version.
    expect(await call('/api/history', '2')).toMatchObject({ status: 200, version: null });
  });

  test('waits for Retry-After, and repeats what was not answered', async () => {
    site.fail(
      { status: 429, headers: { 'retry-after': '7' } },
      { status: 503, headers: { 'retry-after': '2' } },
      'refuse',
      { status: 502, body: '<h1>Bad Gateway</h1>' },
    );
    expect(await connect().push('history', readings('faults', 1))).toMatchObject({ accepted: 1 });
    expect(waits).toHaveLength(4);
    expect(waits[0]).toBeGreaterThanOrEqual(7);
    expect(waits[1]).toBeGreaterThanOrEqual(2);
    expect(waits[2]).toBeLessThanOrEqual(2);
    expect(site.state.requests[4]?.headers['portico-version']).toBe('1');
  });

  test('a batch whose answer was lost is stored once', async () => {
    site.fail('lose');
    const receipt = await connect().push('history', readings('lost', 3));
    expect(receipt).toMatchObject({ accepted: 0, duplicates: 3 });
    expect(site.state.requests).toHaveLength(2);
  });

  test('many events are sent in batches within the limits of the site, with their own positions', async () => {
    const events = readings('many', 7001);
    Object.assign(events[6000] ?? {}, { guilds: -1 });
    const receipt = await connect().push('history', events);
    expect(receipt.accepted).toBe(7000);
    expect(receipt.rejected).toMatchObject([{ index: 6000, id: 'many-6000' }]);
    expect(site.state.requests).toHaveLength(2);
  });

  test('a batch that a proxy finds too large is split', async () => {
    site.state.maxBytes = 400;
    const receipt = await connect().push('history', readings('split', 10));
    expect(receipt).toMatchObject({ accepted: 10, rejected: [] });
    site.state.maxBytes = 20;
    const error = await errorOf(connect().push('history', readings('single', 1)));
    expect(error.message).toMatch(/^POST \/api\/ingest\/history \(413\): .*client_max_body_size/);
  });

  test('an error says what happened, where, and how to solve it', async () => {
    const message = async (more: object) =>
      (await errorOf(connect(more).push('shards', [{ id: 'x' } as never]))).message;
    expect(await message({ key: 'nonsense' })).toMatch(
      /^POST \/api\/ingest\/shards \(401\): .+ npm run admin -- keys create bot shards$/,
    );
    expect(await message({ key: await shop.api.newKey('history') })).toMatch(
      /^POST \/api\/ingest\/shards \(403\): .+ npm run admin -- keys create bot shards$/,
    );
    site.fail({ status: 308, headers: { location: 'https://juno.example/' } });
    expect(await message({})).toContain('redirects to (https://juno.example/)');
    expect(await message({ url: `http://127.0.0.1:${await freePort()}`, retrySeconds: 0 })).toMatch(
      /http:\/\/127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)\. Check PORTICO_URL/,
    );
    expect(() => connect({ url: 'juno' })).toThrow('"juno" is not the address of a site.');
    expect(() => connect({ key: '' })).toThrow('Set PORTICO_INGEST_KEY');
  });

  test("the site's own limit of requests is waited for", async () => {
    const limited = await startApi({ env: { RATE_LIMIT: '1' } });
    const portico = connect({ url: limited.url, key: await limited.newKey('*'), retrySeconds: 0 });
    await portico.push('history', readings('limit', 1));
    const error = await errorOf(portico.push('history', readings('limit', 1)));
    expect(error).toMatchObject({ status: 429, isTransient: true });
    expect(error.retryAfter).toBeGreaterThan(0);
  });

  test('sets and long blacklists are replaced, each revision after the last', async () => {
    const portico = connect();
    const command = {
      ...{ name: 'ban', description: 'Bans', category: 'moderation', permissions: 'none' },
      arguments: 'none',
    };
    for (const name of ['ban', 'kick'])
      expect(await portico.replace('commands', [{ ...command, name }])).toMatchObject({
        accepted: 1,
      });
    expect(await (await shop.api.call('/api/commands')).json()).toMatchObject([{ name: 'kick' }]);
    const entries = Array.from({ length: 5001 }, (_, index) => ({
      user_id: String(10n ** 17n + BigInt(index)),
      ...{ moderator_id: '5'.repeat(18), duration: 0, reason: 'Spam', timestamp: 1_740_000_000 },
    }));
    expect((await portico.replaceBlacklist('user/users', entries)).rejected).toEqual([]);
    const count = async () =>
      (
        await shop.rows<{ count: string }>(
          'select count(*) from blacklist_entries join blacklist_sets using (kind, revision)',
        )
      )[0]?.count;
    expect(Number(await count())).toBe(5001);
    await portico.replaceBlacklist('user/users', []);
    expect(Number(await count())).toBe(0);
    const error = await errorOf(portico.replace('templates', Array(1001).fill({}) as never));
    expect(error.fix).toBe('Send at most 1000 members and 8 MB.');
    expect(await portico.push('history', readings('dry', 1), { dryRun: true })).toMatchObject({
      dryRun: true,
    });
  });

  test('a queue keeps events while the site is away, and drops those that it refuses', async () => {
    const dropped: string[] = [];
    const queue = connect({ retrySeconds: 0 }).queue('history', {
      max: 20,
      onDrop: ({ call, status }, events) => dropped.push(`${call} ${status} ${events.length}`),
    });
    site.fail('refuse', { status: 503 });
    queue.add(...readings('queue', 20));
    queue.add(...readings('more', 2));
    await queue.flush();
    expect(dropped).toEqual(['Queue.add() undefined 2']);
    expect(site.state.requests).toHaveLength(3);
    expect(await connect().push('history', readings('queue', 20).slice(2))).toMatchObject({
      duplicates: 18,
    });
    site.fail({ status: 400, body: '{"detail":"No."}' });
    queue.add(...readings('refused', 2));
    await queue.flush();
    expect(dropped[1]).toBe('POST /api/ingest/history 400 2');
  });

  test('shards are reported again and again, until it ends', async () => {
    const stopped = new AbortController();
    const portico = connect({
      wait: () => new Promise((resolve) => setImmediate(resolve)),
      signal: stopped.signal,
    });
    const errors: unknown[] = [];
    let ping = -1;
    const client = () => ({
      uptime: 5999,
      options: { shardCount: 2 },
      ws: { shards: new Map([[1, { id: 1, ping: (ping += 1) - 1, status: ping }]]) },
      guilds: {
        cache: new Map([
          ['a', { shardId: 0, memberCount: 7 }],
          ['b', { shardId: 1, memberCount: 40 }],
        ]),
      },
    });
    site.fail({ status: 400 });
    const stop = portico.reportShards(() => shardsOf(client()), {
      onError: (error) => errors.push(error),
    });
    const shards = async () => (await (await shop.api.call('/api/shards')).json()) as object[];
    await waitFor('the shard', async () => (await shards()).length > 0);
    stop();
    stopped.abort();
    expect(errors).toHaveLength(1);
    expect(await shards()).toMatchObject([{ shard_id: 1, server_count: 1, member_count: 40 }]);
    expect(shardsOf(client())).toMatchObject({
      shardCount: 2,
      shards: [{ uptime: 5, isReady: false }],
    });
  });

  test('licenses are read, followed, and continued after the cursor', async () => {
    const invoiceId = await shop.license('Multi', 5);
    await shop.authorize(invoiceId, GUILDS[0]);
    expect(await connect().license(GUILDS[0])).toMatchObject({ authorized: true });
    const heard: string[] = [];
    const saved: string[] = [];
    const follow = (cursor?: string) =>
      connect({ wait: undefined })
        .licenses({
          cursor,
          onChange: ({ type, guildId }) => heard.push(`${type} ${guildId}`),
          saveCursor: (now) => saved.push(now),
        })
        .start();
    const licenses = await follow();
    expect([...licenses.guildIds]).toEqual([GUILDS[0]]);
    site.fail('refuse', 'lose');
    await shop.authorize(invoiceId, GUILDS[1]);
    await waitFor('the change', () => licenses.has(GUILDS[1]));
    expect(heard).toEqual([`authorized ${GUILDS[1]}`]);
    licenses.stop();
    // A bot that was away hears what it missed; what the list contains already is not undone by it.
    await shop.rows(`insert into licence_events (type, guild_id)
      values ('deauthorized', '${GUILDS[1]}'), ('authorized', '${GUILDS[1]}')`);
    heard.length = 0;
    const again = await follow(saved.at(-1));
    expect(again.has(GUILDS[1])).toBe(true);
    await waitFor('the missed changes', () => heard.length === 2);
    expect(heard).toEqual([`deauthorized ${GUILDS[1]}`, `authorized ${GUILDS[1]}`]);
    expect(again.has(GUILDS[1])).toBe(true);
    again.stop();
  });
});
