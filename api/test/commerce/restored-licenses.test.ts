import { Sweeper } from '../../src/commerce/fulfillment/sweeper.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { GUILDS, post, startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

const sweep = (shop: Shop) => shop.api.app.get(Sweeper).sweep(0);

/** A license for five servers, three of which are authorized. */
async function license(shop: Shop, guilds: readonly string[] = GUILDS.slice(0, 3)) {
  const { session, invoiceId } = await shop.order('Multi', 5);
  await shop.stripe.act(session, 'pay');
  await shop.becomes(invoiceId, 'completed');
  expect((await shop.authorize(invoiceId, ...guilds)).status).toBe(200);
  return { session, invoiceId };
}
const serversOf = async (shop: Shop, invoiceId: string) =>
  (
    await shop.rows<{ guild: string }>(`select guild_id as guild from licence_slots
      where invoice_id = '${invoiceId}' and guild_id is not null order by guild_id`)
  ).map(({ guild }) => guild);
/** The newest entries of the ledger, oldest first. */
const lastOf = async (shop: Shop, count: number) =>
  (
    await shop.rows<{ line: string }>(`select kind || coalesce(' ' || nullif(amount, 0), '')
      || coalesce(' ' || nullif(slots, 0), '') || coalesce(' ' || guild_id || ' ' || guild_name, '')
      as line from ledger order by id desc limit ${count}`)
  )
    .map(({ line }) => line)
    .reverse();
const disputeOf = async (shop: Shop, invoiceId: string) => {
  const [row] = await shop.rows<{ dispute: string | null }>(
    `select dispute from invoices where id = '${invoiceId}'`,
  );
  return row?.dispute;
};
const nameOf = async (shop: Shop, guild: string) => {
  const [row] = await shop.rows<{ name: string }>(
    `select guild_name as name from ledger where guild_id = '${guild}' and guild_name is not null`,
  );
  return row?.name;
};

describe('a restored license', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));

  test.each(['webhook', 'sweeper'])(
    'authorizes its servers again after a won dispute and notifies the bot, by %s',
    async (source) => {
      const { session, invoiceId } = await license(shop);
      const dispute = await shop.stripe.act(session, 'dispute');
      await shop.becomes(invoiceId, 'disputed');
      expect(await serversOf(shop, invoiceId)).toEqual([]);
      if (source === 'sweeper') await shop.stripe.setDeliveryFault({ drop: true });
      await shop.stripe.endDispute(dispute.id, 'won');
      if (source === 'sweeper') await sweep(shop);
      await shop.becomes(invoiceId, 'completed');
      const [first = '', second = '', third = ''] = GUILDS;
      expect(await serversOf(shop, invoiceId)).toEqual([first, second, third]);
      expect(await lastOf(shop, 5)).toEqual([
        'payment.reinstated 1999',
        'slots.restored 5',
        `server.authorized ${first} ${await nameOf(shop, first)}`,
        `server.authorized ${second} ${await nameOf(shop, second)}`,
        `server.authorized ${third} ${await nameOf(shop, third)}`,
      ]);
      const events = await shop.rows<{ event: string }>(
        `select type || ' ' || guild_id as event from licence_events order by cursor desc limit 3`,
      );
      expect(events.map(({ event }) => event).sort()).toEqual(
        [first, second, third].map((guild) => `authorized ${guild}`),
      );
      // Two slots were free before the dispute, and are free again.
      expect((await shop.authorize(invoiceId, GUILDS[3], GUILDS[4])).status).toBe(200);
      expect((await shop.authorize(invoiceId, GUILDS[5])).status).toBe(409);
    },
  );

  test('has its servers in the order of their ids, and a free slot covers none', async () => {
    const { session, invoiceId } = await license(shop, [GUILDS[1]]);
    for (const guild of [GUILDS[0], GUILDS[2]]) await shop.authorize(invoiceId, guild);
    const dispute = await shop.stripe.act(session, 'dispute');
    await shop.becomes(invoiceId, 'disputed');
    expect(await lastOf(shop, 5)).toEqual([
      'payment.disputed -1999',
      'server.deauthorized',
      'server.deauthorized',
      'server.deauthorized',
      'slots.revoked -5',
    ]);
    await shop.stripe.endDispute(dispute.id, 'won');
    await shop.becomes(invoiceId, 'completed');
    const guilds = await shop.rows<{ guild: string }>(
      `select guild_id as guild from ledger where kind = 'server.authorized'
        order by id desc limit 3`,
    );
    expect(guilds.map(({ guild }) => guild).reverse()).toEqual(GUILDS.slice(0, 3));
  });

  test('is restored as a whole or not at all', async () => {
    const { session, invoiceId } = await license(shop);
    const dispute = await shop.stripe.act(session, 'dispute');
    await shop.becomes(invoiceId, 'disputed');
    await shop.rows(`alter table licence_slots add constraint refused
      check (guild_id <> '${GUILDS[1]}') not valid`);
    try {
      await shop.stripe.endDispute(dispute.id, 'won');
      await waitFor('the refusal', async () =>
        (await shop.stripe.deliveries()).some(({ status }) => status === 500),
      );
    } finally {
      await shop.rows(`alter table licence_slots drop constraint refused`);
    }
    await sweep(shop);
    expect(await serversOf(shop, invoiceId)).toEqual(GUILDS.slice(0, 3));
  });

  test('leaves a server to another license that covers it by now, and frees the slot', async () => {
    const { session, invoiceId } = await license(shop);
    const dispute = await shop.stripe.act(session, 'dispute');
    await shop.becomes(invoiceId, 'disputed');
    const other = await license(shop, [GUILDS[1]]);
    await shop.stripe.endDispute(dispute.id, 'won');
    await shop.becomes(invoiceId, 'completed');
    expect(await serversOf(shop, invoiceId)).toEqual([GUILDS[0], GUILDS[2]]);
    expect(await serversOf(shop, other.invoiceId)).toEqual([GUILDS[1]]);
    expect((await shop.authorize(invoiceId, GUILDS[3])).status).toBe(200);
  });

  test('keeps the cool-down of a transfer', async () => {
    const { session, invoiceId } = await license(shop);
    const transfer = (oldGuildId: string, newGuildId: string) =>
      post(shop.customer, '/api/user/servers/transfer', { oldGuildId, newGuildId });
    expect((await transfer(GUILDS[1], GUILDS[5])).status).toBe(200);
    const dispute = await shop.stripe.act(session, 'dispute');
    await shop.becomes(invoiceId, 'disputed');
    await shop.stripe.endDispute(dispute.id, 'won');
    await shop.becomes(invoiceId, 'completed');
    expect(await serversOf(shop, invoiceId)).toEqual([GUILDS[0], GUILDS[2], GUILDS[5]].sort());
    expect((await transfer(GUILDS[5], GUILDS[6])).status).toBe(409);
    expect((await transfer(GUILDS[0], GUILDS[6])).status).toBe(200);
  });

  test.each([
    ['failed', 'webhook'],
    ['canceled', 'webhook'],
    ['failed', 'sweeper'],
    ['canceled', 'sweeper'],
  ] as const)('is restored after a refund that has %s, by %s', async (outcome, source) => {
    const { session, invoiceId } = await license(shop);
    const refund = await shop.stripe.act(session, 'refund');
    await shop.becomes(invoiceId, 'refunded');
    expect(await serversOf(shop, invoiceId)).toEqual([]);
    if (source === 'sweeper') await shop.stripe.setDeliveryFault({ drop: true });
    await shop.stripe.endRefund(refund.id, outcome);
    if (source === 'sweeper') await sweep(shop);
    await shop.becomes(invoiceId, 'completed');
    expect(await serversOf(shop, invoiceId)).toEqual(GUILDS.slice(0, 3));
    expect(await shop.invoice(invoiceId)).toMatchObject({ refundedAmount: 0 });
    expect((await lastOf(shop, 5)).slice(0, 2)).toEqual(['refund.failed 1999', 'slots.restored 5']);
    // Another refund revokes it again.
    await shop.stripe.setDeliveryFault({});
    await shop.stripe.act(session, 'refund');
    await shop.becomes(invoiceId, 'refunded');
  });

  test('counts the time in use before it was revoked (row 141)', async () => {
    const { session, invoiceId } = await license(shop);
    const inUse = (hours: number) =>
      shop.rows(`update licence_slots set active_since = now() - interval '${hours} hours'
        where guild_id = '${GUILDS[0]}'`);
    await inUse(13);
    const dispute = await shop.stripe.act(session, 'dispute');
    await shop.becomes(invoiceId, 'disputed');
    await shop.stripe.endDispute(dispute.id, 'won');
    await shop.becomes(invoiceId, 'completed');
    expect((await shop.invoice(invoiceId)).refund).toMatchObject({ state: 'refundable' });
    await inUse(12);
    expect((await shop.invoice(invoiceId)).refund).toEqual({ state: 'closed', why: 'used' });
  });

  test('counts only the partial refund that did not fail', async () => {
    const { session, invoiceId } = await license(shop);
    await shop.stripe.act(session, 'refund', { amount: 499 });
    const rest = await shop.stripe.act(session, 'refund');
    await shop.becomes(invoiceId, 'refunded');
    await shop.stripe.endRefund(rest.id, 'failed');
    await shop.becomes(invoiceId, 'completed');
    expect(await shop.invoice(invoiceId)).toMatchObject({ refundedAmount: 499 });
  });

  test('is restored by a won dispute, not by a refund that fails during the dispute', async () => {
    const { session, invoiceId } = await license(shop);
    // Stripe refuses refunds of a disputed charge, so the refund comes first.
    const refund = await shop.stripe.act(session, 'refund');
    await shop.becomes(invoiceId, 'refunded');
    const dispute = await shop.stripe.act(session, 'dispute');
    await waitFor(
      'the dispute is recorded',
      async () => (await disputeOf(shop, invoiceId)) === 'open',
    );
    await shop.stripe.endRefund(refund.id, 'failed');
    await shop.becomes(invoiceId, 'disputed');
    expect(await serversOf(shop, invoiceId)).toEqual([]);
    await shop.stripe.endDispute(dispute.id, 'won');
    await shop.becomes(invoiceId, 'completed');
    expect(await serversOf(shop, invoiceId)).toEqual(GUILDS.slice(0, 3));
  });

  test('loses its servers again with a second dispute', async () => {
    const { session, invoiceId } = await license(shop);
    for (let round = 0; round < 2; round += 1) {
      const dispute = await shop.stripe.act(session, 'dispute');
      await shop.becomes(invoiceId, 'disputed');
      expect(await serversOf(shop, invoiceId)).toEqual([]);
      await shop.stripe.endDispute(dispute.id, 'won');
      await shop.becomes(invoiceId, 'completed');
      expect(await serversOf(shop, invoiceId)).toEqual(GUILDS.slice(0, 3));
    }
  });
});
