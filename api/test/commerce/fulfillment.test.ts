import fc from 'fast-check';
import { Sweeper } from '../../src/commerce/fulfillment/sweeper.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { GUILDS, post, startShop, type Shop } from '../support/shop.ts';
import { WEBHOOK_SECRET } from '../support/stripe.ts';
import { waitFor } from '../support/wait.ts';
import { webhooksOf } from '../support/webhooks.ts';

const verify = (shop: Shop, invoiceId: string) =>
  post(shop.customer, '/api/stripe/verify', { invoiceId });
const kinds = async (shop: Shop, invoiceId: string) =>
  (
    await shop.rows<{ kind: string }>(
      `select kind from ledger where invoice_id = '${invoiceId}' order by id`,
    )
  ).map(({ kind }) => kind);

describe('fulfillment', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));
  const { deliver, eventOf } = webhooksOf(() => shop);
  const settled = async (invoiceId: string) => {
    const [row] = await shop.rows<Record<string, unknown>>(`select status, number,
      (select count(*)::int from licence_slots where invoice_id = invoices.id) as slots,
      (select count(*)::int from ledger where invoice_id = invoices.id
        and kind = 'payment.received') as payments from invoices where id = '${invoiceId}'`);
    return row;
  };

  test("a payment completes the invoice, with Stripe's number, slots and ledger entries", async () => {
    const id = await shop.license('Multi', 5);
    expect(await settled(id)).toMatchObject({ status: 'completed', slots: 5, payments: 1 });
    expect(await kinds(shop, id)).toEqual(['invoice.created', 'payment.received', 'slots.made']);
    expect(await shop.invoice(id)).toMatchObject({
      number: 'SANDBOX-0001',
      status: 'completed',
      buyer: { name: 'Casey Customer', email: 'customer@example.com', country: 'DE' },
      refund: { state: 'refundable' },
    });
    const document = await shop.customer.go((await shop.invoice(id)).pdfUrl ?? '');
    const pdf = await fetch(document.headers.get('location') ?? '');
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    expect((await shop.invoice(await shop.license())).number).toBe('SANDBOX-0002');
  });

  test('an invoice says what its page shows, before and after the payment', async () => {
    const { session, invoiceId } = await shop.order();
    const same = { discountAmount: 0, canceledAt: null, consent: null, refundedAmount: 0 };
    const none = { isComplimentary: false, isRefunding: false, refunds: [] };
    const tax = { percent: 0, amount: 0, notice: 'No tax is charged.' };
    expect(await shop.invoice(invoiceId)).toMatchObject({
      ...{ ...same, ...none, tax, status: 'pending', payable: true, paidAmount: null },
      ...{ pdfUrl: null, documentUrl: null, completedAt: null },
    });
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    expect(await shop.invoice(invoiceId)).toMatchObject({
      ...{ ...same, ...none, tax, status: 'completed', payable: false, paidAmount: 849 },
      documentUrl: `/api/stripe/invoice/${invoiceId}/document`,
    });
  });

  test('slots are made once, taken back once, and given again', async () => {
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    const buyer = (await shop.invoice(invoiceId)).buyer;
    await shop.authorize(invoiceId, GUILDS[0]);
    const { id } = await shop.stripe.act(session, 'dispute');
    await shop.becomes(invoiceId, 'disputed');
    const told = await shop.rows<{ type: string }>(
      'select type from licence_events order by cursor',
    );
    expect(told.map(({ type }) => type)).toEqual(['authorized', 'deauthorized']);
    await shop.stripe.endDispute(id, 'won');
    await shop.becomes(invoiceId, 'completed');
    expect((await kinds(shop, invoiceId)).filter((kind) => kind.startsWith('slots.'))).toEqual([
      'slots.made',
      'slots.revoked',
      'slots.restored',
    ]);
    expect((await shop.invoice(invoiceId)).buyer).toEqual(buyer);
  });

  test('five copies of a webhook fulfill a payment once (threats row 7)', async () => {
    await shop.stripe.setDeliveryFault({ copies: 5 });
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await waitFor('all copies', async () => (await shop.stripe.deliveries()).length >= 5);
    expect((await shop.stripe.deliveries()).map(({ status }) => status)).toEqual(
      Array.from({ length: 5 }, () => 200),
    );
    expect(await settled(invoiceId)).toMatchObject({ status: 'completed', slots: 2, payments: 1 });
    const [delivery] = await shop.stripe.deliveries();
    expect(await shop.rows('select id, outcome from stripe_events')).toEqual([
      { id: delivery?.event, outcome: 'done' },
    ]);
  });

  test('two different events fulfill a payment once (threats row 8)', async () => {
    await shop.stripe.setDeliveryFault({ drop: true });
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    const answers = await Promise.all([
      deliver(await eventOf(invoiceId, 'checkout.session.completed')),
      deliver(await eventOf(invoiceId, 'checkout.session.async_payment_succeeded')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await settled(invoiceId)).toMatchObject({ slots: 2, payments: 1 });
  });

  test('the order of events does not change the final state (threats row 9)', async () => {
    const types = [
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.expired',
      'charge.refunded',
    ];
    await shop.stripe.setDeliveryFault({ drop: true });
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(types, { minLength: 4 }),
        fc.integer({ min: 0, max: 4 }),
        async (order, refundAfter) => {
          await shop.rows('delete from limits');
          const { session, invoiceId } = await shop.order();
          await shop.stripe.act(session, 'pay-later');
          await shop.stripe.act(session, 'succeed');
          for (const [index, type] of order.entries()) {
            if (index === refundAfter) await shop.stripe.act(session, 'refund');
            const id = `evt_${invoiceId}_${index}`;
            expect((await deliver(await eventOf(invoiceId, type, id))).status).toBe(200);
          }
          if (refundAfter === 4) await shop.stripe.act(session, 'refund');
          await verify(shop, invoiceId);
          const [row] = await shop.rows(`select status, refunded_amount as refunded,
            (select count(*)::int from licence_slots where invoice_id = invoices.id
              and revoked_at is null) as slots from invoices where id = '${invoiceId}'`);
          // Verify skips completed invoices, so the sweeper has to find the refund.
          if (refundAfter < 4) expect(row).toEqual({ status: 'refunded', refunded: 849, slots: 0 });
          else {
            await shop.api.app.get(Sweeper).sweep(0);
            expect(await settled(invoiceId)).toMatchObject({ status: 'refunded' });
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test('a webhook that arrives during the create call finds its invoice (threats row 10)', async () => {
    const { calls } = shop.stripe;
    await shop.stripe.arm({
      kind: 'slow',
      part: 'after',
      ms: 700,
      route: 'POST /checkout/sessions',
      count: 1,
    });
    const bought = shop.buy('Duo', 2);
    const [session] = await waitFor('the session', async () => {
      const list = await shop.stripe.sessions();
      return list.length > 0 && list;
    });
    await shop.stripe.act(session?.id ?? '', 'pay');
    await shop.becomes(session?.client_reference_id ?? '', 'completed');
    expect((await bought).status).toBe(200);
    expect(await calls('POST /checkout/sessions')).toHaveLength(1);
  });

  test('an event of an unknown invoice answers 503 four times, then is marked as dead (threats row 10)', async () => {
    const object = { object: 'checkout.session', id: 'cs_x', metadata: { invoiceId: 'INV-NONE' } };
    const event = {
      id: 'evt_unknown',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object },
    };
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await deliver(event)).status);
    expect(statuses).toEqual([503, 503, 503, 503, 200, 200]);
    expect(await shop.rows(`select outcome from stripe_events`)).toEqual([{ outcome: 'dead' }]);
    expect(shop.logs()).toContain('gave up on a webhook event');
  });

  test('the webhook rejects invalid and expired signatures (threats rows 12 and 13)', async () => {
    const { session, invoiceId } = await shop.order();
    await shop.stripe.setDeliveryFault({ drop: true });
    await shop.stripe.act(session, 'pay');
    const event = await eventOf(invoiceId, 'checkout.session.completed');
    const text = JSON.stringify(event);
    const refused = async (answer: Promise<Response>) => {
      const { status } = await answer;
      expect(status).toBe(400);
      expect(await settled(invoiceId)).toMatchObject({ status: 'pending' });
    };
    await refused(deliver(event, { secret: 'whsec_of-another-endpoint' }));
    await refused(deliver(event, { at: Date.now() - 301_000 }));
    await refused(deliver(event, { body: JSON.stringify(event, null, 2) }));
    await refused(
      shop.api.call('/api/stripe/webhook', {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/json' },
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), async (index) => {
        const changed = text[index] === ' ' ? '\t' : ' ';
        const body = `${text.slice(0, index)}${changed}${text.slice(index + 1)}`;
        fc.pre(body !== text);
        expect((await deliver(event, { body })).status).toBe(400);
      }),
      { numRuns: 25 },
    );
    expect(shop.logs()).not.toContain(WEBHOOK_SECRET);
    expect(await settled(invoiceId)).toMatchObject({ status: 'pending' });
    expect((await deliver(event, { at: Date.now() - 270_000 })).status).toBe(200);
    expect(await settled(invoiceId)).toMatchObject({ status: 'completed' });
  });

  test('a completed session without payment stays pending (threats row 14)', async () => {
    const { session, invoiceId } = await shop.order();
    expect((await shop.invoice(invoiceId)).payable).toBe(true);
    await shop.stripe.act(session, 'pay-later');
    await waitFor('the event', async () => (await shop.stripe.deliveries()).length === 1);
    expect(await settled(invoiceId)).toMatchObject({ status: 'pending', slots: 0 });
    // The payment page is over, although the money has not arrived.
    expect((await shop.invoice(invoiceId)).payable).toBe(false);
    await shop.stripe.act(session, 'succeed');
    await shop.becomes(invoiceId, 'completed');

    const failing = await shop.order('Multi', 5);
    await shop.stripe.act(failing.session, 'pay-later');
    await shop.stripe.act(failing.session, 'fail');
    await shop.becomes(failing.invoiceId, 'failed');
    const left = await shop.order('Single', 3);
    await shop.stripe.act(left.session, 'expire');
    await shop.becomes(left.invoiceId, 'expired');
  });

  test.each([
    [{ amount_total: 1 }, 'the amount differs'],
    [{ amount_total: 850 }, 'the amount differs'],
    [{ currency: 'usd' }, 'the currency differs'],
    [{ mode: 'setup' }, 'the mode differs'],
    [{ livemode: true }, 'test mode and live mode are mixed'],
    [{ client_reference_id: 'INV-OTHER' }, 'it references another invoice'],
    [{ line_items: { object: 'list', data: [{ amount_total: 5 }] } }, 'the line items differ'],
    [
      { amount_total: 749, total_details: { amount_discount: 100 } },
      'it has a discount that was not offered',
    ],
  ])('a payment with %j is not fulfilled, and logs an alert (row 15)', async (change, why) => {
    await shop.stripe.setDeliveryFault({ drop: true });
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.stripe.updateSession(session, change);
    expect(await (await verify(shop, invoiceId)).json()).toEqual({ verified: false });
    expect(await settled(invoiceId)).toMatchObject({ status: 'pending', slots: 0 });
    expect(shop.logs()).toContain(`"alert":"payment"`);
    expect(shop.logs()).toContain(why);
  });
});
