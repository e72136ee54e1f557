import { eq, sql } from 'drizzle-orm';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { signInAs } from '../support/sign-in.ts';
import { FOREIGN_GUILD, GUILDS, OWNED_GUILD, post, startShop, type Shop } from '../support/shop.ts';
import { licenseSlots } from '../../src/commerce/invoices/slot.table.ts';

describe('servers of a license', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));
  const transfer = (oldGuildId: string, newGuildId: string) =>
    post(shop.customer, '/api/user/servers/transfer', { oldGuildId, newGuildId });
  const errorOf = async (answer: Response) => ((await answer.json()) as { error: string }).error;
  const held = async () =>
    (
      await shop.rows<{ guild: string }>(
        'select guild_id as guild from licence_slots where guild_id is not null order by id',
      )
    ).map(({ guild }) => guild);

  test('[spec1 §6.7, §7.13] the list contains only servers that the user owns or may manage', async () => {
    const answer = await shop.customer.go('/api/user/servers/list');
    const { servers } = (await answer.json()) as { servers: { id: string; icon: string | null }[] };
    const ids = servers.map(({ id }) => id);
    expect(ids.sort()).toEqual([...GUILDS, OWNED_GUILD].sort());
    expect(ids).not.toContain(FOREIGN_GUILD);
    expect(servers.find(({ id }) => id === GUILDS[0])).toMatchObject({
      name: 'Lantern Harbour',
      members: 912,
      authorized: false,
    });
  });

  test('[spec1 §3.5, §7.12, §7.14] an authorization uses slots, and the summary counts them', async () => {
    const id = await shop.license('Multi', 5);
    const answer = await shop.authorize(id, GUILDS[0], OWNED_GUILD);
    const counts = { authorizedCount: 2, remainingCount: 3, serverCount: 5 };
    expect(await answer.json()).toEqual(counts);
    const summary = await shop.customer.go(`/api/user/servers/invoice/${id}`);
    expect(await summary.json()).toEqual(counts);
    const authorized = await shop.customer.go('/api/user/servers/authorized');
    const list = (await authorized.json()) as Record<string, unknown>[];
    expect(list.map(({ guild_id: guild }) => guild).sort()).toEqual(
      [GUILDS[0], OWNED_GUILD].sort(),
    );
    expect(String(list[0]?.timestamp)).toMatch(/^\d{10}$/);
  });

  test('the summary counts licenses, used and free slots, without refunded ones', async () => {
    const summary = async () => (await shop.customer.go('/api/user/servers/summary')).json();
    expect(await summary()).toEqual({ licenses: 0, slots: 0, used: 0, free: 0 });
    await shop.authorize(await shop.license('Multi', 5), GUILDS[0]);
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    await shop.authorize(invoiceId, GUILDS[1]);
    expect(await summary()).toEqual({ licenses: 2, slots: 7, used: 2, free: 5 });
    await shop.stripe.act(session, 'refund');
    await shop.becomes(invoiceId, 'refunded');
    expect(await summary()).toEqual({ licenses: 1, slots: 5, used: 1, free: 4 });
    const visitor = await signInAs(shop.api, 'visitor');
    const theirs = await visitor.go('/api/user/servers/summary');
    expect(await theirs.json()).toMatchObject({ licenses: 0 });
  });

  test('[spec1 §3.2, §3.4, §3.6, §3.7, §7.10, §7.16] invoice, row of the list, server option and authorized server have their fields', async () => {
    const id = await shop.license();
    await shop.authorize(id, GUILDS[0]);
    const fields = async <T>(path: string, pick: (answer: never) => T) => {
      const answer = (await (await shop.customer.go(path)).json()) as never;
      return Object.keys(pick(answer) as object);
    };
    expect(await fields(`/api/stripe/invoice/${id}`, (invoice) => invoice)).toEqual(
      expect.arrayContaining([
        ...['invoiceId', 'userId', 'plan', 'servers', 'amount', 'status'],
        ...['purchaseDate', 'sessionId'],
      ]),
    );
    type Rows = { invoices: object[] };
    expect(await fields('/api/user/invoices/sort', ({ invoices }: Rows) => invoices[0])).toEqual(
      expect.arrayContaining([
        ...['invoiceId', 'plan', 'amount', 'status', 'createdAt'],
        ...['authorizedCount', 'serverCount', 'pendingServers'],
      ]),
    );
    type List = { servers: object[] };
    expect(await fields('/api/user/servers/list', ({ servers }: List) => servers[0])).toEqual(
      expect.arrayContaining(['id', 'name', 'members', 'icon']),
    );
    expect(await fields('/api/user/servers/authorized', (list: object[]) => list[0])).toEqual(
      expect.arrayContaining(['guild_id', 'owner_id', 'timestamp']),
    );
    expect(await fields(`/api/server/${GUILDS[0]}`, (server) => server)).toEqual(['name', 'image']);
  });

  test('[spec1 §5.2] an authorization without servers answers Please enter a valid server ID', async () => {
    const answer = await shop.authorize(await shop.license());
    expect(answer.status).toBe(400);
    expect(await errorOf(answer)).toContain('Please enter a valid server ID');
  });

  test('an authorization with a duplicate, too many or an invalid server authorizes none (threats row 3)', async () => {
    const id = await shop.license();
    for (const [ids, status] of [
      [[GUILDS[0], GUILDS[0]], 400],
      [[GUILDS[0], GUILDS[1], GUILDS[2]], 409],
      [[GUILDS[0], 'no-id'], 400],
      [[GUILDS[0], FOREIGN_GUILD], 403],
      [[], 400],
    ] as const) {
      expect([ids, (await shop.authorize(id, ...ids)).status]).toEqual([ids, status]);
      expect(await held()).toEqual([]);
    }
    expect(await errorOf(await shop.authorize(id, ...GUILDS.slice(0, 3)))).toBe(
      'This invoice does not have enough free slots.',
    );
  });

  test('[spec1 §6.7] permissions are checked at each use, and nothing changes while Discord is unavailable (row 5)', async () => {
    const id = await shop.license();
    expect((await shop.authorize(id, FOREIGN_GUILD)).status).toBe(403);
    expect((await shop.authorize(id, '999999999999999999')).status).toBe(403);
    await shop.discord.arm({ kind: 'down', route: 'GET /users/@me/guilds' });
    expect((await shop.authorize(id, GUILDS[0])).status).toBe(503);
    await shop.discord.clearFaults();
    expect(await held()).toEqual([]);
    await shop.authorize(id, GUILDS[0]);
    expect((await transfer(GUILDS[0], FOREIGN_GUILD)).status).toBe(403);
    expect(await held()).toEqual([GUILDS[0]]);
  });

  test('[spec1 §6.6] only the owner can use an invoice, and only while it is completed (threats row 6)', async () => {
    const { session, invoiceId } = await shop.order();
    const refused = async () => {
      const answer = await shop.authorize(invoiceId, GUILDS[0]);
      expect([answer.status, await errorOf(answer)]).toEqual([409, 'This invoice is not paid.']);
    };
    await refused();
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    const visitor = await signInAs(shop.api, 'visitor');
    const body = { invoiceId, serverIds: ['928973961717625924'] };
    expect((await post(visitor, '/api/user/servers/authorize', body)).status).toBe(404);
    expect((await visitor.go(`/api/stripe/invoice/${invoiceId}`)).status).toBe(404);
    expect((await visitor.go(`/api/user/servers/invoice/${invoiceId}`)).status).toBe(404);
    expect((await shop.authorize('INV-NONE', GUILDS[0])).status).toBe(404);
    await shop.stripe.act(session, 'refund');
    await shop.becomes(invoiceId, 'refunded');
    await refused();
    expect(await held()).toEqual([]);
  });

  test('[spec1 §7.14] a server with a license cannot be authorized again', async () => {
    const one = await shop.license();
    const other = await shop.license('Multi', 5);
    expect((await shop.authorize(one, GUILDS[0])).status).toBe(200);
    for (const id of [one, other]) {
      const answer = await shop.authorize(id, GUILDS[0]);
      expect(answer.status).toBe(409);
      expect(await errorOf(answer)).toBe('This server is already authorized.');
    }
  });

  test('[spec1 §5.4, §7.18] a transfer moves the slot, appears in the history, and has a cool-down (row 24)', async () => {
    const id = await shop.license();
    await shop.authorize(id, GUILDS[0], GUILDS[1]);
    expect(await errorOf(await transfer(GUILDS[0], GUILDS[0]))).toBe(
      'Choose two different servers.',
    );
    expect(await errorOf(await transfer(GUILDS[0], GUILDS[1]))).toBe(
      'The new server is already authorized.',
    );
    expect(await errorOf(await transfer(GUILDS[5], GUILDS[6]))).toBe(
      'None of your licenses covers the old server.',
    );
    expect((await transfer(GUILDS[0], GUILDS[2])).status).toBe(200);
    const again = await transfer(GUILDS[2], GUILDS[3]);
    expect(again.status).toBe(409);
    expect(await errorOf(again)).toMatch(/can be transferred again in 2[34] h/);
    // The cool-down of one slot does not affect another one.
    expect((await transfer(GUILDS[1], GUILDS[4])).status).toBe(200);
    const back = sql`${licenseSlots.transferredAt} - interval '1 day'`;
    await shop.api.db().update(licenseSlots).set({ transferredAt: back });
    expect((await transfer(GUILDS[2], GUILDS[3])).status).toBe(200);
    const moves = await shop.customer.go('/api/user/servers/transfers');
    expect(
      ((await moves.json()) as { from: string; to: string }[]).map((m) => [m.from, m.to]),
    ).toEqual([
      [GUILDS[2], GUILDS[3]],
      [GUILDS[1], GUILDS[4]],
      [GUILDS[0], GUILDS[2]],
    ]);
  });

  test('a transfer does not reset a slot’s time in use', async () => {
    const id = await shop.license();
    await shop.authorize(id, GUILDS[0]);
    const activeSince = sql`now() - interval '25 hours'`;
    // Only the slot that moves: the other one must not keep the time in use.
    const isMoved = eq(licenseSlots.guildId, GUILDS[0]);
    await shop.api.db().update(licenseSlots).set({ activeSince }).where(isMoved);
    expect((await transfer(GUILDS[0], GUILDS[1])).status).toBe(200);
    expect((await shop.invoice(id)).refund).toEqual({ state: 'closed', why: 'used' });
  });

  test('[spec1 §7.17] a server keeps its name when Discord does not return it', async () => {
    const id = await shop.license();
    await shop.authorize(id, GUILDS[2]);
    const name = async (guild: string) =>
      (await (await shop.customer.go(`/api/server/${guild}`)).json()) as { name: string };
    await shop.discord.arm({ kind: 'down', route: 'GET /guilds/:id' });
    expect((await name(GUILDS[2])).name).toBe('Quiet Study Hall');
    expect(await name('999999999999999999')).toEqual({ name: 'Unknown Server', image: null });
    // Also a server that a slot has covered, for the history of transfers.
    await transfer(GUILDS[2], GUILDS[4]);
    expect((await name(GUILDS[2])).name).toBe('Quiet Study Hall');
    await shop.discord.clearFaults();
    expect((await name(GUILDS[0])).name).toBe('Lantern Harbour');
  });

  test('[spec1 §4.15, §4.16, §7.15] the list of invoices can be filtered, searched, sorted and paged', async () => {
    const paid = await shop.license('Multi', 5);
    for (let servers = 1; servers <= 11; servers += 1) await shop.order('Single', servers);
    type Page = {
      invoices: { invoiceId: string; amount: number }[];
      totalPages: number;
      total: number;
      awaiting: unknown;
    };
    const page = async (query = '') =>
      (await (await shop.customer.go(`/api/user/invoices/sort${query}`)).json()) as Page;
    const first = await page();
    expect(first).toMatchObject({ total: 12, totalPages: 2 });
    expect(first.invoices).toHaveLength(10);
    expect(first.awaiting).toEqual([{ invoiceId: paid, pendingServers: 5 }]);
    expect((await page('?page=2')).invoices).toHaveLength(2);
    expect((await page('?filter=completed')).invoices.map(({ invoiceId }) => invoiceId)).toEqual([
      paid,
    ]);
    expect((await page('?filter=pending')).total).toBe(11);
    expect((await page('?q=MULTI')).invoices).toMatchObject([
      { invoiceId: paid, pendingServers: 5 },
    ]);
    const bought = await shop.license();
    expect((await page('?q=sandbox-0002')).invoices).toMatchObject([
      { invoiceId: bought, number: 'SANDBOX-0002' },
    ]);
    // As an older version has numbered it.
    await shop.rows(`update invoices set number = 2, stripe_number = null where id = '${bought}'`);
    for (const text of ['000002', '0002', '#2', '# 000 002', 'Invoice 000002'])
      expect((await page(`?q=${encodeURIComponent(text)}`)).invoices).toMatchObject([
        { invoiceId: bought, number: '000002' },
      ]);
    expect(await page('?q=000003')).toMatchObject({ total: 0 });
    const amounts = (await page('?sortBy=amount&sortDirection=asc')).invoices.map(
      ({ amount }) => amount,
    );
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    for (const query of [
      '?page=0',
      '?page=1e309',
      '?page=-1',
      '?sortBy=user_id',
      '?sortBy=id;--',
      '?filter=x',
    ])
      expect((await shop.customer.go(`/api/user/invoices/sort${query}`)).status).toBe(400);
  });

  test('an invoice has the same purchase time in the list and on its page', async () => {
    const { invoiceId } = await shop.order();
    for (const fraction of ['0', '0.4', '0.5', '0.999999']) {
      await shop.rows(`update invoices
        set created_at = to_timestamp(1790000000) + interval '${fraction} seconds'`);
      const page = await shop.invoice(invoiceId);
      const list = (await (await shop.customer.go('/api/user/invoices/sort')).json()) as {
        invoices: { createdAt: number }[];
      };
      expect([fraction, list.invoices[0]?.createdAt, page.purchaseDate]).toEqual([
        fraction,
        1790000000,
        1790000000,
      ]);
    }
  });
});
