import { makeDemoPurchases } from 'sandbox/demo';
import { Sweeper } from '../../src/commerce/fulfillment/sweeper.ts';
import { InvoicesRepository } from '../../src/commerce/invoices/invoices.repository.ts';
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

  test('a payment that cannot be fetched does not stop the sweep of the others (row 142)', async () => {
    await shop.stripe.setDeliveryFault({ drop: true });
    for (const plan of ['Duo', 'Multi'] as const) {
      const { session } = await shop.order(plan, plan === 'Duo' ? 2 : 5);
      await shop.stripe.act(session, 'pay');
    }
    await shop.stripe.deleteEvents();
    const completed = async () =>
      (await shop.rows(`select id from invoices where status = 'completed'`)).length;
    const route = 'GET /checkout/sessions/:id';
    await shop.stripe.arm({ kind: 'error', route, count: 1 });
    await shop.api.app.get(Sweeper).sweep(0);
    expect(await completed()).toBe(1);
    await shop.api.app.get(Sweeper).sweep(0);
    expect(await completed()).toBe(2);
  });

  test('a sweep begins with the payments that were fetched longest ago (row 142)', async () => {
    const ids = new Map<string, string>();
    for (const [name, servers, swept] of [
      ['three minutes ago', 1, `now() - interval '3 minutes'`],
      ['a minute ago', 2, `now() - interval '1 minute'`],
      ['two minutes ago', 3, `now() - interval '2 minutes'`],
      ['never', 4, 'null'],
      ['new', 5, 'null'],
    ] as const) {
      const { invoiceId } = await shop.order('Single', servers);
      ids.set(invoiceId, name);
      const age = name === 'new' ? '0 s' : '1 hour';
      await shop.rows(`update invoices set swept_at = ${swept},
        created_at = now() - interval '${age}' where id = '${invoiceId}'`);
    }
    const claimed = async () =>
      (await shop.api.app.get(InvoicesRepository).claimPendingToSweep(90, 2))
        .map((id) => ids.get(id))
        .sort();
    expect(await claimed()).toEqual(['never', 'three minutes ago']);
    expect(await claimed()).toEqual(['two minutes ago']);
    expect(await claimed()).toEqual([]);
  });

  test('a purchase without a payment page is closed after a day, and bought again (row 142)', async () => {
    await shop.stripe.arm({ kind: 'down', route: 'POST /checkout/sessions' });
    expect((await shop.buy('Duo', 2)).status).toBe(502);
    await shop.stripe.clearFaults();
    const states = () =>
      shop.rows(`select status, checkout_open as open from invoices order by created_at`);
    await shop.rows(`update invoices set created_at = now() - interval '24 hours'`);
    await shop.api.app.get(Sweeper).sweep();
    expect(await states()).toEqual([{ status: 'pending', open: true }]);
    await shop.rows(`update invoices set created_at = now() - interval '26 hours'`);
    await shop.api.app.get(Sweeper).sweep();
    expect(await states()).toEqual([{ status: 'expired', open: false }]);
    const { invoiceId } = await shop.order();
    expect(await kinds(shop, invoiceId)).toEqual(['invoice.created']);
    expect(await states()).toHaveLength(2);
  });

  test('a dispute after a partial refund holds the rest of the money only (threats row 21)', async () => {
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.stripe.act(session, 'refund', { amount: 49 });
    await waitFor(
      'the partial refund',
      async () => (await shop.invoice(invoiceId)).refundedAmount === 49,
    );
    const dispute = await shop.stripe.act(session, 'dispute');
    await shop.becomes(invoiceId, 'disputed');
    await expectLedgerAddsUp(shop);
    await shop.stripe.endDispute(dispute.id, 'won');
    await shop.becomes(invoiceId, 'completed');
    expect(
      await shop.rows(`select kind, amount from ledger where amount <> 0 order by id`),
    ).toEqual([
      { kind: 'payment.received', amount: 849 },
      { kind: 'payment.refunded', amount: -49 },
      { kind: 'payment.disputed', amount: -800 },
      { kind: 'payment.reinstated', amount: 800 },
    ]);
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
    await shop.stripe.endDispute(dispute.id, 'won');
    await shop.becomes(invoiceId, 'completed');
    // Both servers are restored, so no slot is free.
    expect((await shop.authorize(invoiceId, GUILDS[2])).status).toBe(409);

    const lost = await shop.order('Multi', 5);
    await shop.stripe.act(lost.session, 'pay');
    await shop.becomes(lost.invoiceId, 'completed');
    const second = await shop.stripe.act(lost.session, 'dispute');
    await shop.becomes(lost.invoiceId, 'disputed');
    await shop.stripe.endDispute(second.id, 'lost');
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
