import { makeDemoPurchases } from 'sandbox/demo';
import { Sweeper } from '../../src/commerce/fulfilment/sweeper.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { GUILDS, startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

const kinds = async (shop: Shop, invoiceId: string) =>
  (
    await shop.rows<{ kind: string }>(
      `select kind from ledger where invoice_id = '${invoiceId}' order by id`,
    )
  ).map(({ kind }) => kind);

describe('refunds and disputes', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));

  test('the sweeper finds a payment and a refund without webhooks (threats row 20)', async () => {
    await shop.stripe.setDeliveryFault({ drop: true });
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.api.app.get(Sweeper).sweep(0);
    expect((await shop.invoice(invoiceId)).status).toBe('completed');
    await shop.authorize(invoiceId, GUILDS[0]);
    await shop.stripe.act(session, 'refund');
    await shop.api.app.get(Sweeper).sweep(0);
    expect((await shop.invoice(invoiceId)).status).toBe('refunded');
    expect(
      await shop.rows('select guild_id from licence_slots where guild_id is not null'),
    ).toEqual([]);
  });

  test('the sweeper completes a paid invoice without any event (row 20)', async () => {
    await shop.stripe.setDeliveryFault({ drop: true });
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.stripe.arm({ kind: 'error', route: 'GET /events' });
    await expect(shop.api.app.get(Sweeper).sweep(0)).rejects.toThrow();
    expect((await shop.invoice(invoiceId)).status).toBe('completed');
  });

  test('a full refund revokes slots and servers, a partial one does not (threats row 21)', async () => {
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    expect((await shop.authorize(invoiceId, GUILDS[0])).status).toBe(200);
    await shop.stripe.act(session, 'refund', { amount: 49 });
    await waitFor(
      'the partial refund',
      async () => (await shop.invoice(invoiceId)).refundedAmount === 49,
    );
    expect((await shop.invoice(invoiceId)).status).toBe('completed');
    await shop.stripe.act(session, 'refund');
    await shop.becomes(invoiceId, 'refunded');
    expect(await kinds(shop, invoiceId)).toEqual([
      'invoice.created',
      'payment.received',
      'slots.made',
      'server.authorized',
      'payment.refunded',
      'payment.refunded',
      'server.deauthorized',
      'slots.revoked',
    ]);
    expect((await shop.authorize(invoiceId, GUILDS[1])).status).toBe(409);
  });

  test('a dispute revokes slots and servers until it is won', async () => {
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    await shop.authorize(invoiceId, GUILDS[0], GUILDS[1]);
    const dispute = await shop.stripe.act(session, 'dispute');
    await shop.becomes(invoiceId, 'disputed');
    expect((await shop.authorize(invoiceId, GUILDS[2])).status).toBe(409);
    await shop.stripe.closeDispute(dispute.id, 'won');
    await shop.becomes(invoiceId, 'completed');
    // Both servers are restored, so no slot is free.
    expect((await shop.authorize(invoiceId, GUILDS[2])).status).toBe(409);

    const lost = await shop.order('Multi', 5);
    await shop.stripe.act(lost.session, 'pay');
    await shop.becomes(lost.invoiceId, 'completed');
    const second = await shop.stripe.act(lost.session, 'dispute');
    await shop.becomes(lost.invoiceId, 'disputed');
    await shop.stripe.closeDispute(second.id, 'lost');
    await waitFor('the lost dispute', async () => {
      const [row] = await shop.rows(
        `select 1 from invoices where id = '${lost.invoiceId}' and dispute = 'lost'`,
      );
      return row !== undefined;
    });
    expect((await shop.invoice(lost.invoiceId)).status).toBe('disputed');
  });

  test('the demo purchases of the sandbox are made once, through the public API', async () => {
    const options = {
      url: shop.api.url,
      stripeUrl: shop.stripe.url,
      signal: new AbortController().signal,
    };
    await makeDemoPurchases(options);
    await makeDemoPurchases(options);
    const [refunded] = await shop.rows<{ id: string }>(
      'select id from invoices order by created_at limit 1',
    );
    await shop.becomes(refunded?.id ?? '', 'refunded');
    expect(
      await shop.rows(`select plan, servers, status, (select count(guild_id)::int from licence_slots
        where invoice_id = invoices.id) as used from invoices order by created_at`),
    ).toEqual([
      { plan: 'Single', servers: 1, status: 'refunded', used: 0 },
      { plan: 'Duo', servers: 2, status: 'completed', used: 2 },
      { plan: 'Multi', servers: 5, status: 'completed', used: 2 },
      { plan: 'Single', servers: 3, status: 'pending', used: 0 },
    ]);
  });
});
