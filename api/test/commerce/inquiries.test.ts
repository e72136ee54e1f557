import type { DisputeOutcome } from 'sandbox/testing/stripe';
import { MissedAfterSale } from '../../src/commerce/fulfillment/missed-after-sale.ts';
import { Sweeper } from '../../src/commerce/fulfillment/sweeper.ts';
import { RefundSender } from '../../src/commerce/refunds/refund-sender.service.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { GUILDS, post, startShop, type Shop } from '../support/shop.ts';
import { sdkOf } from '../support/stripe.ts';
import { waitFor } from '../support/wait.ts';

/** What a dispute does to an invoice: its state, the servers that have a license, and the ledger. */
async function effectOn(shop: Shop, id: string) {
  const [invoice] = await shop.rows<{ status: string; dispute: string | null; servers: number }>(
    `select status, dispute, (select count(guild_id)::int from licence_slots
      where invoice_id = invoices.id and revoked_at is null) as servers
     from invoices where id = '${id}'`,
  );
  const moves = await shop.rows<{ kind: string }>(
    `select kind from ledger where invoice_id = '${id}'
      and kind in ('payment.disputed', 'payment.reinstated') order by id`,
  );
  return { ...invoice, moves: moves.map(({ kind }) => kind.slice('payment.'.length)) };
}
const ASKED = { status: 'completed', dispute: 'inquiry', servers: 1, moves: [] };
const UNTOUCHED = { status: 'completed', dispute: null, servers: 1, moves: [] };
const CHARGED_BACK = { status: 'disputed', dispute: 'open', servers: 0, moves: ['disputed'] };
const WON = { status: 'completed', dispute: 'won', servers: 1, moves: ['disputed', 'reinstated'] };

describe('an inquiry of the bank', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));

  /** A license in use, and an inquiry about its payment. */
  async function inquiry() {
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    await shop.authorize(invoiceId, GUILDS[0]);
    const { id } = await shop.stripe.act(session, 'inquire');
    await delivered();
    const happens = async (...outcomes: DisputeOutcome[]) => {
      for (const outcome of outcomes) await shop.stripe.endDispute(id, outcome);
    };
    return { invoiceId, happens };
  }
  /** Waits until every event was delivered, so that no earlier one finds what comes next. */
  const delivered = () =>
    waitFor('all events', async () => {
      const { data } = await sdkOf(shop.stripe).events.list({ delivery_success: false });
      return data.length === 0;
    });
  const search = () => shop.api.app.get(MissedAfterSale).search(0);

  test('takes neither money nor servers, from its beginning to its end', async () => {
    const { invoiceId, happens } = await inquiry();
    expect(await effectOn(shop, invoiceId)).toEqual(ASKED);
    const list = await shop.customer.go('/api/user/invoices/sort');
    expect(await list.json()).toMatchObject({ invoices: [{ state: 'inquiry' }] });
    await happens('reviewed');
    await delivered();
    await search();
    expect(await effectOn(shop, invoiceId)).toEqual(ASKED);
    await happens('closed');
    await delivered();
    expect(await effectOn(shop, invoiceId)).toEqual(UNTOUCHED);
  });

  test('that becomes a chargeback takes both until the chargeback is won (threats row 21)', async () => {
    const { invoiceId, happens } = await inquiry();
    await happens('reviewed', 'escalated');
    await shop.becomes(invoiceId, 'disputed');
    await delivered();
    expect(await effectOn(shop, invoiceId)).toEqual(CHARGED_BACK);
    await happens('reviewed', 'won');
    await shop.becomes(invoiceId, 'completed');
    await delivered();
    expect(await effectOn(shop, invoiceId)).toEqual(WON);
  });

  test.each(['as-is', 'reverse'] as const)(
    'has the same effect for events that come several times, %s',
    async (order) => {
      await shop.stripe.setDeliveryFault({ hold: true, copies: 3 });
      const { session, invoiceId } = await shop.order();
      await shop.stripe.act(session, 'pay');
      const { id } = await shop.stripe.act(session, 'inquire');
      await shop.stripe.endDispute(id, 'escalated');
      await shop.stripe.endDispute(id, 'lost');
      await shop.stripe.release(order);
      await shop.becomes(invoiceId, 'disputed');
      await delivered();
      expect(await effectOn(shop, invoiceId)).toMatchObject({
        ...{ dispute: 'lost', servers: 0, moves: ['disputed'] },
      });
    },
  );

  test('that becomes a chargeback is found among the events that never arrived (threats row 20)', async () => {
    const { invoiceId, happens } = await inquiry();
    await shop.stripe.setDeliveryFault({ drop: true });
    await happens('escalated');
    await shop.api.app.get(Sweeper).sweep(0);
    expect(await effectOn(shop, invoiceId)).toEqual(CHARGED_BACK);
  });

  test.each<[DisputeOutcome[], object]>([
    [['escalated'], CHARGED_BACK],
    [['closed'], UNTOUCHED],
    [['escalated', 'won'], WON],
    [['escalated', 'lost'], { ...CHARGED_BACK, dispute: 'lost' }],
    [['escalated', 'prevented'], { ...CHARGED_BACK, dispute: 'lost' }],
  ])('that was %j is found without any event', async (outcomes, effect) => {
    const { invoiceId, happens } = await inquiry();
    await shop.stripe.setDeliveryFault({ drop: true });
    for (const outcome of outcomes) {
      await happens(outcome);
      await search();
    }
    expect(await effectOn(shop, invoiceId)).toEqual(effect);
    const before = (await shop.stripe.calls('GET /checkout/sessions/:id')).length;
    await search();
    expect((await shop.stripe.calls('GET /checkout/sessions/:id')).length).toBe(before);
  });

  test('that becomes a chargeback during a refund gives the money back once (threats row 21)', async () => {
    const { invoiceId, happens } = await inquiry();
    const [answer] = await Promise.all([
      post(shop.customer, `/api/invoices/${invoiceId}/refund`, { amount: 849 }),
      happens('escalated'),
    ]);
    await delivered();
    await shop.api.app.get(RefundSender).continueRequested(0);
    await search();
    const { status, moves } = await effectOn(shop, invoiceId);
    // Stripe has refunded first, or has refused the refund of a charged back payment.
    expect([answer.status, status, moves]).toEqual(
      answer.status === 200 ? [200, 'refunded', []] : [409, 'disputed', ['disputed']],
    );
  });

  test('that cannot be looked up is found by the next search', async () => {
    const { invoiceId, happens } = await inquiry();
    await shop.stripe.setDeliveryFault({ drop: true });
    await happens('escalated');
    await shop.stripe.arm({ kind: 'error', route: 'GET /checkout/sessions/:id' });
    await search();
    await shop.stripe.clearFaults();
    expect(await effectOn(shop, invoiceId)).toEqual(ASKED);
    await search();
    expect(await effectOn(shop, invoiceId)).toEqual(CHARGED_BACK);
  });
});
