import { LicenseEventFeed } from '../../src/commerce/licenses/license-event-feed.ts';
import { CUSTOMER, GUILDS, post, startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

interface Answer {
  events: { cursor: string; type: string; guildId: string }[];
  cursor: string;
}

describe('the license API of the bot', () => {
  let shop: Shop;
  let key: string;
  beforeAll(async () => {
    shop = await startShop();
    key = await shop.api.newKey('licenses');
  });
  beforeEach(() => shop.reset());
  const request = (path: string, init: RequestInit = {}) =>
    shop.api.call(path, {
      ...init,
      headers: { authorization: `Bearer ${key}`, ...init.headers },
    });
  const events = async (after: string, wait = 0) =>
    (await (await request(`/api/bot/license-events?after=${after}&wait=${wait}`)).json()) as Answer;

  /** Reads a stream. @param last the id after which it continues @param query such as `?after=1` */
  const listen = async (last: string, query = '') => {
    const abort = new AbortController();
    const answer = await fetch(`${shop.api.url}/api/bot/license-stream${query}`, {
      headers: { authorization: `Bearer ${key}`, ...(last && { 'last-event-id': last }) },
      signal: abort.signal,
    });
    let text = '';
    let hasEnded = false;
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>)
        text += decoder.decode(chunk);
      hasEnded = true;
    })().catch(() => undefined);
    const close = async () => {
      abort.abort();
      await reading;
    };
    return { text: () => text, hasEnded: () => hasEnded, close, headers: answer.headers };
  };

  test('rejects requests without a key of the scope', async () => {
    const other = await shop.api.newKey('shards');
    const status = async (headers: Record<string, string>) =>
      (await shop.api.call('/api/bot/licenses', { headers })).status;
    expect(await status({})).toBe(401);
    expect(await status({ authorization: `Bearer ${other}` })).toBe(403);
    expect(await status({ cookie: shop.customer.cookieHeader() })).toBe(401);
  });

  test('returns whether a server has a license, and lists all licensed servers', async () => {
    const id = await shop.license();
    await shop.authorize(id, GUILDS[0]);
    expect(await (await request(`/api/bot/licenses/${GUILDS[0]}`)).json()).toMatchObject({
      authorized: true,
    });
    expect(await (await request(`/api/bot/licenses/${GUILDS[1]}`)).json()).toEqual({
      guildId: GUILDS[1],
      authorized: false,
      since: null,
    });
    const all = async () => (await request('/api/bot/licenses')).json();
    expect(await all()).toEqual({ guildIds: [GUILDS[0]], cursor: '1' });
    await shop.rows(`update licence_slots set authorized_at = to_timestamp(1700000000.9)`);
    expect(await (await request(`/api/bot/licenses/${GUILDS[0]}`)).json()).toEqual({
      guildId: GUILDS[0],
      authorized: true,
      since: 1_700_000_000,
    });
    await shop.reset();
    expect(await all()).toEqual({ guildIds: [], cursor: '0' });
    // Listed in the order of their ids, not of their slots.
    await shop.authorize(await shop.license(), GUILDS[1]);
    await shop.authorize(await shop.license(), GUILDS[0]);
    expect(await all()).toEqual({ guildIds: [GUILDS[0], GUILDS[1]], cursor: '2' });
  });

  test('lists the changes after a cursor in pages, in their order', async () => {
    const id = await shop.license('Multi', 5);
    for (const guild of GUILDS.slice(0, 3)) await shop.authorize(id, guild);
    const page = async (query: string) => {
      const answer = (await (await request(`/api/bot/license-events?${query}`)).json()) as Answer;
      return [answer.events.map(({ guildId }) => guildId), answer.cursor];
    };
    expect(await page('after=0&limit=2')).toEqual([[GUILDS[0], GUILDS[1]], '2']);
    expect(await page('after=2&limit=2')).toEqual([[GUILDS[2]], '3']);
    expect(await page('after=3')).toEqual([[], '3']);
    expect(await page('')).toEqual([GUILDS.slice(0, 3), '3']);
  });

  test('streams what comes after a cursor; without one, what comes from now on', async () => {
    const id = await shop.license('Multi', 5);
    await shop.authorize(id, GUILDS[0]);
    const streams = {
      fromNow: await listen(''),
      invalid: await listen('', '?after=x'),
      after: await listen('', '?after=0'),
      again: await listen('1', '?after=0'),
    };
    await waitFor('the first change', () => streams.after.text().includes(GUILDS[0]));
    await shop.authorize(id, GUILDS[1]);
    for (const stream of Object.values(streams)) {
      await waitFor('the change', () => stream.text().includes(GUILDS[1]));
      await stream.close();
    }
    const [one, two] = (await events('0')).events.map(
      (event) => `id: ${event.cursor}\nevent: license\ndata: ${JSON.stringify(event)}\n\n`,
    );
    expect(streams.fromNow.text()).toBe(`retry: 1000\nid: 1\n\n${two}`);
    expect(streams.invalid.text()).toBe(`retry: 1000\nid: 1\n\n${two}`);
    expect(streams.after.text()).toBe(`retry: 1000\nid: 0\n\n${one}${two}`);
    expect(streams.again.text()).toBe(`retry: 1000\nid: 1\n\n${two}`);
  });

  test('answers a waiting request at the first event, and a cursor misses no event', async () => {
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    const waiting = events('0', 20);
    const began = Date.now();
    await shop.authorize(invoiceId, GUILDS[0]);
    const first = await waiting;
    expect(Date.now() - began).toBeLessThan(15_000);
    expect(first.events).toMatchObject([{ type: 'authorized', guildId: GUILDS[0] }]);
    await post(shop.customer, '/api/user/servers/transfer', {
      oldGuildId: GUILDS[0],
      newGuildId: GUILDS[1],
    });
    await shop.stripe.act(session, 'refund');
    await shop.becomes(invoiceId, 'refunded');
    expect((await events(first.cursor)).events.map(({ type, guildId }) => [type, guildId])).toEqual(
      [
        ['deauthorized', GUILDS[0]],
        ['authorized', GUILDS[1]],
        ['deauthorized', GUILDS[1]],
      ],
    );
    expect(await shop.rows(`select user_id from ledger where user_id <> '${CUSTOMER}'`)).toEqual(
      [],
    );
  });

  test('continues a stream after a reconnect', async () => {
    const id = await shop.license('Multi', 5);
    const first = await listen('0');
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await shop.authorize(id, GUILDS[0]);
    await waitFor('the event', () => first.text().includes(GUILDS[0]));
    const cursor = [...first.text().matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '';
    await first.close();
    await shop.authorize(id, GUILDS[1]);
    const second = await listen(cursor);
    await waitFor('what was missed', () => second.text().includes(GUILDS[1]));
    expect(second.text()).not.toContain(GUILDS[0]);
    await second.close();
  });

  test('a stream without changes stays alive, and goes on after its cursor', async () => {
    const feed = jest.spyOn(shop.api.app.get(LicenseEventFeed), 'next').mockResolvedValueOnce([]);
    const stream = await listen('0');
    await waitFor('the heartbeat', () => stream.text().endsWith(': alive\n\n'));
    await shop.authorize(await shop.license(), GUILDS[0]);
    await waitFor('the change', () => stream.text().includes(GUILDS[0]));
    expect(stream.text().match(/: alive/g)).toHaveLength(1);
    // A reader that has left is no longer waited for.
    const signal = feed.mock.calls.at(-1)?.[2];
    expect(signal?.aborted).toBe(false);
    await stream.close();
    await waitFor('the end of the wait', () => signal?.aborted);
    feed.mockRestore();
  });

  test('a stream ends where the changes cannot be read, so that its reader reconnects', async () => {
    const feed = jest
      .spyOn(shop.api.app.get(LicenseEventFeed), 'next')
      .mockRejectedValueOnce(new Error('the database is away'));
    const stream = await listen('0');
    await waitFor('the end', () => stream.hasEnded());
    expect(stream.text()).toBe('retry: 1000\nid: 0\n\n');
    expect(feed).toHaveBeenCalledTimes(1);
    feed.mockRestore();
  });
});
