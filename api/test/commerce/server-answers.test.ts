import { SlotsRepository } from '../../src/commerce/invoices/slots.repository.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import {
  CUSTOMER,
  FOREIGN_GUILD,
  GUILDS,
  OWNED_GUILD,
  post,
  startShop,
  type Shop,
} from '../support/shop.ts';

const LIST = 'GET /users/@me/guilds';

describe('answers about servers', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));
  const transfer = (oldGuildId: string, newGuildId: string) =>
    post(shop.customer, '/api/user/servers/transfer', { oldGuildId, newGuildId });
  const get = async <T>(path: string) => (await (await shop.customer.go(path)).json()) as T;
  /** Status, kind and text of a refusal. */
  const refusal = async (call: Response | Promise<Response>) => {
    const answer = await call;
    const { type, error } = (await answer.json()) as { type: string; error: string };
    return [answer.status, type.replace('urn:portico:problem:', ''), error];
  };

  test('a refused authorization names its kind', async () => {
    const { session, invoiceId } = await shop.order();
    expect(await refusal(shop.authorize(invoiceId, GUILDS[0]))).toEqual([
      409,
      'not-paid',
      'This invoice is not paid.',
    ]);
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    expect(await refusal(shop.authorize(invoiceId, FOREIGN_GUILD))).toEqual([
      403,
      'not-manager',
      'You need permission to manage this server on Discord.',
    ]);
    expect(await refusal(shop.authorize(invoiceId, ...GUILDS.slice(0, 3)))).toEqual([
      409,
      'no-slot-left',
      'This invoice does not have enough free slots.',
    ]);
    expect((await shop.authorize(invoiceId, GUILDS[0])).status).toBe(200);
    expect(await refusal(shop.authorize(invoiceId, GUILDS[0]))).toEqual([
      409,
      'server-authorized',
      'This server is already authorized.',
    ]);
    for (const call of [
      shop.authorize('INV-NONE', GUILDS[0]),
      shop.customer.go('/api/user/servers/invoice/INV-NONE'),
    ])
      expect(await refusal(call)).toEqual([404, 'about:blank', 'Invoice not found.']);
  });

  test('an authorization that finds its free slots locked is tried 30 times', async () => {
    const id = await shop.license();
    const claim = jest.spyOn(shop.api.app.get(SlotsRepository), 'claim');
    // As if another transaction had locked the slots.
    claim.mockResolvedValueOnce(new Map()).mockResolvedValueOnce(new Map([[GUILDS[0], 1]]));
    expect((await shop.authorize(id, GUILDS[0], GUILDS[1])).status).toBe(200);
    expect(claim).toHaveBeenCalledTimes(3);
    expect(
      await shop.rows(`select source, guild_id as guild from ledger
        where kind = 'server.authorized' order by id`),
    ).toEqual([GUILDS[0], GUILDS[1]].map((guild) => ({ source: 'user', guild })));
    // Without a free slot, there is nothing to wait for.
    claim.mockClear();
    expect((await refusal(shop.authorize(id, GUILDS[2])))[1]).toBe('no-slot-left');
    expect(claim).toHaveBeenCalledTimes(1);
    const other = await shop.license('Multi', 5);
    claim.mockClear().mockResolvedValue(new Map());
    expect((await refusal(shop.authorize(other, GUILDS[2])))[1]).toBe('no-slot-left');
    expect(claim).toHaveBeenCalledTimes(30);
    claim.mockRejectedValue(new Error('the database is away'));
    expect((await shop.authorize(other, GUILDS[2])).status).toBe(500);
    claim.mockRestore();
  });

  test('a license that is being refunded can be neither authorized nor transferred', async () => {
    const id = await shop.license();
    await shop.authorize(id, GUILDS[0]);
    await shop.rows(`update invoices set refunding_since = now()`);
    expect(await refusal(shop.authorize(id, GUILDS[1]))).toEqual([
      409,
      'refund-under-way',
      'This invoice is being refunded.',
    ]);
    expect(await refusal(transfer(GUILDS[0], GUILDS[1]))).toEqual([
      404,
      'not-authorized',
      'None of your licenses covers the old server.',
    ]);
    await shop.rows(`update invoices set refunding_since = null`);
  });

  test("another user's server cannot be transferred", async () => {
    const id = await shop.license();
    await shop.authorize(id, GUILDS[0]);
    await shop.rows(`update invoices set user_id = '1'`);
    expect((await refusal(transfer(GUILDS[0], GUILDS[1])))[1]).toBe('not-authorized');
    await shop.rows(`update invoices set user_id = '${CUSTOMER}'`);
    expect((await transfer(GUILDS[0], GUILDS[1])).status).toBe(200);
  });

  test('a refused transfer names its kind', async () => {
    const id = await shop.license();
    await shop.authorize(id, GUILDS[0], GUILDS[1]);
    expect(await refusal(transfer(GUILDS[0], GUILDS[0]))).toEqual([
      400,
      'same-server',
      'Choose two different servers.',
    ]);
    expect(await refusal(transfer(GUILDS[0], GUILDS[1]))).toEqual([
      409,
      'server-authorized',
      'The new server is already authorized.',
    ]);
  });

  // The half minute is the time that the call may take.
  test.each([
    ['23:59:30', '1 min'],
    ['23:00:30', '1 h'],
    ['22:54:30', '1 h 6 min'],
    ['00:00:30', '24 h'],
  ])('a transfer %s after the last one waits for %s', async (ago, wait) => {
    const id = await shop.license();
    await shop.authorize(id, GUILDS[0]);
    await shop.rows(`update licence_slots set transferred_at = now() - interval '${ago}'`);
    const answer = await transfer(GUILDS[0], GUILDS[1]);
    const [hours = 0, minutes = 0, seconds = 0] = ago.split(':').map(Number);
    const left = 86_400 - hours * 3600 - minutes * 60 - seconds;
    const retryAfter = Number(answer.headers.get('retry-after'));
    expect(retryAfter).toBeLessThanOrEqual(left);
    expect(retryAfter).toBeGreaterThan(left - 30);
    expect(await refusal(answer)).toEqual([
      409,
      'cool-down',
      `This authorization was transferred a short while ago. It can be transferred again in ${wait}.`,
    ]);
  });

  test('a list may be a minute old, but each decision asks Discord', async () => {
    const id = await shop.license();
    const asked = async () => (await shop.discord.calls(LIST)).length;
    await shop.customer.go('/api/user/servers/list');
    const before = await asked();
    await shop.customer.go('/api/user/servers/list');
    expect(await asked()).toBe(before);
    await shop.authorize(id, GUILDS[0]);
    await transfer(GUILDS[0], GUILDS[1]);
    expect(await asked()).toBe(before + 2);
  });

  test('servers are listed by name, with the address of the icon', async () => {
    const id = await shop.license();
    await shop.authorize(id, GUILDS[0]);
    type Option = { id: string; name: string; icon: string | null; authorized: boolean };
    const { servers } = await get<{ servers: Option[] }>('/api/user/servers/list');
    const names = servers.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(servers.filter(({ authorized }) => authorized).map((server) => server.id)).toEqual([
      GUILDS[0],
    ]);
    const icons = servers.filter(({ icon }) => icon !== null);
    expect(icons.length).toBeGreaterThan(0);
    for (const { id: guild, icon } of icons)
      expect(icon).toMatch(new RegExp(`^https?://.+/icons/${guild}/\\w+\\.webp\\?size=128$`));
    expect(servers.some(({ icon }) => icon === null)).toBe(true);
    for (const { id: guild, name, icon } of servers.filter(({ id }) => id !== OWNED_GUILD))
      expect(await get(`/api/server/${guild}`)).toEqual({ name, image: icon });
  });

  test('authorized servers say since when and until when they cannot be transferred', async () => {
    const id = await shop.license();
    await shop.authorize(id, GUILDS[0]);
    await transfer(GUILDS[0], GUILDS[1]);
    await shop.authorize(id, GUILDS[2]);
    await shop.rows(`update licence_slots set authorized_at = to_timestamp(1700000000.9),
      transferred_at = date_trunc('second', transferred_at) where guild_id = '${GUILDS[1]}'`);
    await shop.rows(`update licence_slots set authorized_at = to_timestamp(1700000005),
      transferred_at = null where guild_id = '${GUILDS[2]}'`);
    const list = await get<Record<string, unknown>[]>('/api/user/servers/authorized');
    const [moved] = await shop.rows<{ at: number }>(`select
      extract(epoch from transferred_at)::int as at from licence_slots
      where transferred_at is not null`);
    const now = Date.now() / 1000;
    expect(list).toEqual([
      {
        guild_id: GUILDS[2],
        owner_id: expect.any(String),
        timestamp: '1700000005',
        invoice_id: id,
        transferable_at: null,
        next_transfer_at: expect.any(Number),
      },
      {
        guild_id: GUILDS[1],
        owner_id: expect.any(String),
        timestamp: '1700000000',
        invoice_id: id,
        transferable_at: (moved?.at ?? 0) + 86_400,
        next_transfer_at: expect.any(Number),
      },
    ]);
    for (const { next_transfer_at: next } of list) {
      expect(Number(next)).toBeLessThanOrEqual(Math.ceil(now) + 86_400);
      expect(Number(next)).toBeGreaterThan(now + 86_400 - 60);
    }
  });

  test('the history has the newest 50 transfers, with their time and invoice', async () => {
    const id = await shop.license();
    await shop.authorize(id, GUILDS[0]);
    await transfer(GUILDS[0], GUILDS[1]);
    const [entry] = await shop.rows<{ at: number }>(
      `select floor(extract(epoch from at))::int as at from ledger
        where kind = 'server.transferred'`,
    );
    expect(await get('/api/user/servers/transfers')).toEqual([
      { from: GUILDS[0], to: GUILDS[1], at: entry?.at, invoice_id: id },
    ]);
    // Back and forth, so that the ledger still adds up.
    for (let index = 0; index < 25; index += 1) {
      for (const [from, to] of [
        [GUILDS[1], GUILDS[0]],
        [GUILDS[0], GUILDS[1]],
      ])
        await shop.rows(`insert into ledger
          (kind, invoice_id, user_id, guild_id, from_guild_id, source)
          select kind, invoice_id, user_id, '${to}', '${from}', source from ledger
          where kind = 'server.transferred' limit 1`);
    }
    const history = await get<{ from: string; to: string }[]>('/api/user/servers/transfers');
    expect(history).toHaveLength(50);
    expect(history[0]).toMatchObject({ from: GUILDS[0], to: GUILDS[1] });
  });
});
