import { onBothDatabases } from '../support/databases.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import {
  CONSUMABLE,
  DURABLE,
  EVENTS_ENV,
  FIRST,
  LATER,
  packInDiscord,
  premiumAppsOf,
  SECOND,
} from '../support/premium-apps.ts';
import { changeFile } from '../support/site-pack.ts';
import { CUSTOMER, GUILDS, startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

const folder = packInDiscord();

onBothDatabases((newDatabase) => {
  let shop: Shop;
  const discord = premiumAppsOf(() => shop);
  beforeAll(async () => {
    const { databaseUrl } = await newDatabase();
    shop = await startShop({ databaseUrl, env: { ...EVENTS_ENV, SITE_DIR: folder } });
  });
  beforeEach(async () => {
    await shop.reset();
    await discord.reset();
  });
  afterEach(() => expectLedgerAddsUp(shop));

  const invoices = () =>
    shop.rows<{ id: string; plan: string; status: string; servers: number }>(
      `select id, plan, status, servers from invoices order by discord_entitlement_id`,
    );
  const states = () =>
    shop.rows(`select id, state, is_consumed as used from discord_entitlements order by id`);
  const consumed = () => discord.consumed();
  const slots = async () =>
    (await shop.rows('select 1 from licence_slots where revoked_at is null')).length;

  test('a purchase that an event tells becomes a license, which the buyer uses as any other (threats row 310)', async () => {
    await discord.buy(FIRST, DURABLE);
    expect(await discord.send('ENTITLEMENT_CREATE', FIRST)).toBe(204);
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({ plan: 'Mini', status: 'completed', servers: 1 });
    expect((await shop.authorize(invoice?.id ?? '', GUILDS[0])).status).toBe(200);
    expect(await shop.rows(`select kind, amount, source from ledger order by id limit 2`)).toEqual([
      { kind: 'license.sold', amount: 0, source: 'discord event' },
      { kind: 'slots.made', amount: 0, source: 'discord event' },
    ]);
    expect(
      await shop.rows(
        `select user_id as buyer, plan_name as name, plan_features <> '[]' as told from invoices`,
      ),
    ).toEqual([{ buyer: CUSTOMER, name: 'Mini', told: true }]);
  });

  test('events in any order, repeated, replayed and with a sweep between make one license, and an end stays (threats row 310)', async () => {
    await discord.buy(FIRST, DURABLE);
    const created = await discord.signed('ENTITLEMENT_CREATE', FIRST);
    const updated = await discord.signed('ENTITLEMENT_UPDATE', FIRST);
    for (const event of [updated, created, updated, created])
      expect((await discord.deliver(event)).status).toBe(204);
    await discord.sweep();
    expect(await invoices()).toMatchObject([{ status: 'completed' }]);
    await discord.put({ id: FIRST, deleted: true });
    const deleted = await discord.signed('ENTITLEMENT_DELETE', FIRST);
    // The bytes of before say that it is not deleted.
    for (const event of [deleted, created, deleted, updated])
      expect((await discord.deliver(event)).status).toBe(204);
    await discord.sweep();
    expect(await invoices()).toMatchObject([{ status: 'expired' }]);
    expect(await slots()).toBe(0);

    // An end that comes before its beginning.
    await discord.buy(SECOND, DURABLE);
    const late = await discord.signed('ENTITLEMENT_CREATE', SECOND);
    expect(await discord.send('ENTITLEMENT_DELETE', SECOND)).toBe(204);
    expect((await discord.deliver(late)).status).toBe(204);
    expect(await invoices()).toHaveLength(1);
    expect(await states()).toMatchObject([{ state: 'ended' }, { state: 'ended' }]);
  });

  test('the same purchase told ten times at once makes one license (threats row 310)', async () => {
    await discord.buy(FIRST, CONSUMABLE);
    const event = await discord.signed('ENTITLEMENT_CREATE', FIRST);
    const answers = await Promise.all([
      ...Array.from({ length: 9 }, () => discord.deliver(event)),
      discord.sweep(),
    ]);
    expect(answers.slice(0, 9)).toMatchObject(Array.from({ length: 9 }, () => ({ status: 204 })));
    expect(await invoices()).toMatchObject([{ plan: 'Crew', servers: 3 }]);
    expect(await slots()).toBe(3);
  });

  test('a forged event, and one with other bytes or another time, is answered with 401 and has no effect (threats row 311)', async () => {
    await discord.buy(FIRST, DURABLE);
    const { body, headers } = await discord.signed('ENTITLEMENT_CREATE', FIRST);
    const later = String(Number(headers['x-signature-timestamp']) + 1);
    const forged = [
      { body, headers: { 'content-type': 'application/json' } },
      { body, headers: { ...headers, 'x-signature-ed25519': '0'.repeat(128) } },
      { body, headers: { ...headers, 'x-signature-ed25519': 'short' } },
      { body, headers: { ...headers, 'x-signature-timestamp': later } },
      { body, headers: { ...headers, 'x-signature-timestamp': '' } },
      { body: body.replace(FIRST, SECOND), headers },
    ];
    for (const event of forged) expect((await discord.deliver(event)).status).toBe(401);
    expect(await states()).toEqual([]);
    expect((await discord.deliver({ body, headers })).status).toBe(204);
    expect(await states()).toHaveLength(1);
  });

  test('a PING, an event of another kind and one of another application are answered and change nothing', async () => {
    expect(await discord.send('PING')).toBe(204);
    const { body } = await discord.signed('ENTITLEMENT_CREATE');
    const data = { id: FIRST, sku_id: DURABLE, user_id: CUSTOMER, application_id: '1', type: 1 };
    const event = JSON.parse(body) as { event: object };
    const other = { ...event, event: { ...event.event, data } };
    const deauthorized = { ...event, event: { type: 'APPLICATION_DEAUTHORIZED', data: {} } };
    for (const sent of [other, deauthorized])
      expect((await discord.deliver(discord.sign(JSON.stringify(sent)))).status).toBe(204);
    for (const sent of [body, '{}', 'nothing'])
      expect((await discord.deliver(discord.sign(sent))).status).toBe(400);
    expect(await states()).toEqual([]);
  });

  test('the sweep finds what no event has told, over several pages, and what was deleted or has ended (threats row 312)', async () => {
    const ids = Array.from({ length: 230 }, (_, index) => String(BigInt(FIRST) + BigInt(index)));
    for (const id of ids) await discord.buy(id, DURABLE);
    await discord.sweep();
    expect(await invoices()).toHaveLength(230);
    const calls = await shop.discord.calls('GET /applications/:id/entitlements');
    expect(calls.length).toBeGreaterThanOrEqual(3);
    await discord.put({ id: ids[3]!, deleted: true });
    await discord.put({ id: ids[200]!, ends_at: new Date(Date.now() - 1000).toISOString() });
    await discord.put({ id: ids[201]!, ends_at: new Date(Date.now() + 1e9).toISOString() });
    await discord.sweep();
    const ended = (await invoices()).flatMap(({ status }, index) =>
      status === 'expired' ? [index] : [],
    );
    expect(ended).toEqual([3, 200]);
    expect(await slots()).toBe(228);
    // Discord tells the time of an end before it comes.
    await shop.rows(`update discord_entitlements set ends_at = now() where id = '${ids[201]}'`);
    await discord.sweep();
    expect(await slots()).toBe(227);
  });

  test('a purchase that ends takes the license from its server, and tells the bot (threats row 312)', async () => {
    await discord.buy(FIRST, DURABLE);
    await discord.send('ENTITLEMENT_CREATE', FIRST);
    const [invoice] = await invoices();
    await shop.authorize(invoice?.id ?? '', GUILDS[0]);
    expect(await discord.send('ENTITLEMENT_DELETE', FIRST)).toBe(204);
    expect(
      await shop.rows(`select type, guild_id as id from licence_events order by cursor`),
    ).toEqual([
      { type: 'authorized', id: GUILDS[0] },
      { type: 'deauthorized', id: GUILDS[0] },
    ]);
    expect((await shop.authorize(invoice?.id ?? '', GUILDS[1])).status).toBe(409);
  });

  test('a purchase of an unknown SKU is kept, said in the log, and becomes a license when a plan names the SKU (threats row 313)', async () => {
    await discord.buy(FIRST, LATER);
    expect(await discord.send('ENTITLEMENT_CREATE', FIRST)).toBe(204);
    await discord.sweep();
    expect(await invoices()).toEqual([]);
    expect(await states()).toMatchObject([{ state: 'waiting' }]);
    expect(shop.logs().split('no plan of catalog.yaml names its SKU')).toHaveLength(2);
    changeFile(folder, 'catalog.yaml', (text) => text.replace(DURABLE, LATER));
    await waitFor('the plan has its SKU', async () => {
      await discord.sweep();
      return (await invoices()).length === 1;
    });
    expect(await states()).toMatchObject([{ state: 'granted' }]);
    changeFile(folder, 'catalog.yaml', (text) => text.replace(LATER, DURABLE));
    await discord.buy(SECOND, DURABLE);
    await waitFor('the plan has its SKU again', async () => {
      await discord.sweep();
      return (await invoices()).length === 2;
    });
  });

  test('a purchase that waits waits no longer when its time is over', async () => {
    await discord.buy(FIRST, LATER, { ends_at: new Date(Date.now() + 1e9).toISOString() });
    await discord.sweep();
    expect(await states()).toMatchObject([{ state: 'waiting' }]);
    await shop.rows('update discord_entitlements set ends_at = now()');
    await discord.sweep();
    expect(await states()).toMatchObject([{ state: 'ended' }]);
    expect(await invoices()).toEqual([]);
  });

  test('a purchase for a server is kept and said in the log; a buyer who never signed in here has a license (threats row 313)', async () => {
    await discord.put({ id: FIRST, sku_id: DURABLE, guild_id: GUILDS[0] });
    expect(await discord.send('ENTITLEMENT_CREATE', FIRST)).toBe(204);
    await discord.buy(SECOND, DURABLE, { user_id: '473052869059424999' });
    await discord.sweep();
    expect(await states()).toMatchObject([{ state: 'waiting' }, { state: 'granted' }]);
    expect(shop.logs()).toContain('it was made for a server and names no user');
    expect(await shop.rows(`select user_id as id from licence_slots`)).toEqual([
      { id: '473052869059424999' },
    ]);
  });

  test('a consumable is marked as used once its license is stored; a kill between the two is repaired, without a second license (threats row 314)', async () => {
    await discord.buy(FIRST, CONSUMABLE);
    await discord.buy(SECOND, DURABLE);
    const consume = 'POST /applications/:id/entitlements/:entitlement/consume';
    const before = (await shop.discord.calls(consume)).length;
    // The event is the whole work of a process that is killed then.
    expect(await discord.send('ENTITLEMENT_CREATE', FIRST)).toBe(204);
    expect(await consumed()).toEqual([]);
    await shop.discord.arm({ kind: 'down', route: consume, count: 1 });
    await discord.sweep();
    expect(await consumed()).toEqual([]);
    // The call has an effect, but its answer is lost.
    await shop.discord.arm({ kind: 'lost', route: consume, count: 1 });
    await discord.sweep();
    expect(await consumed()).toEqual([FIRST]);
    await discord.sweep();
    await discord.sweep();
    expect(await states()).toMatchObject([{ used: true }, { used: false }]);
    expect(await shop.discord.calls(consume)).toHaveLength(before + 2);
    expect(await invoices()).toMatchObject([{ plan: 'Crew' }, { plan: 'Mini' }]);
  });

  test('a purchase that could not be stored is not marked as used (threats row 314)', async () => {
    await discord.buy(FIRST, LATER);
    await discord.addSku(LATER, 3);
    await discord.buy(SECOND, DURABLE);
    await discord.sweep();
    expect(await states()).toMatchObject([{ state: 'waiting' }, { state: 'granted' }]);
    expect(await consumed()).toEqual([]);
  });

  test('a sweep that Discord does not answer changes nothing, and the next one continues', async () => {
    await discord.buy(FIRST, DURABLE);
    await shop.discord.arm({
      ...{ kind: 'error', status: 500, count: 1 },
      route: 'GET /applications/:id/entitlements',
    });
    await discord.sweep();
    expect(await invoices()).toEqual([]);
    await discord.sweep();
    expect(await invoices()).toHaveLength(1);
  });
});
