import { expectLedgerAddsUp } from '../support/ledger.ts';
import { startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';
import { webhooksOf } from '../support/webhooks.ts';

describe('webhooks', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));
  const { deliver, eventOf } = webhooksOf(() => shop);

  test('an event of a kind that concerns no invoice changes nothing and makes no call', async () => {
    const { invoiceId } = await shop.order();
    const before = (await shop.stripe.calls()).length;
    const event = await eventOf(invoiceId, 'checkout.session.completed');
    expect((await deliver({ ...event, type: 'checkout.session.created' })).status).toBe(200);
    expect((await shop.stripe.calls()).length).toBe(before);
    expect(await shop.rows('select id from stripe_events')).toEqual([]);
  });

  test('an event that was handled makes no further call', async () => {
    await shop.stripe.setDeliveryFault({ drop: true });
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    const event = await eventOf(invoiceId, 'checkout.session.completed');
    expect((await deliver(event)).status).toBe(200);
    const before = (await shop.stripe.calls()).length;
    expect((await deliver(event)).status).toBe(200);
    expect((await shop.stripe.calls()).length).toBe(before);
  });

  test.each(['metadata', 'client_reference_id', 'payment_intent', 'the intent itself', 'nothing'])(
    'an event names its invoice by %s',
    async (way) => {
      await shop.stripe.setDeliveryFault({ drop: true });
      const { session, invoiceId } = await shop.order();
      await shop.stripe.act(session, 'pay');
      const paid = (await shop.stripe.sessions()).find(({ id }) => id === session);
      const intent = paid?.payment_intent;
      const objects: Record<string, object> = {
        metadata: { object: 'checkout.session', id: session, metadata: { invoiceId } },
        client_reference_id: {
          object: 'checkout.session',
          id: session,
          client_reference_id: invoiceId,
        },
        payment_intent: { object: 'charge', payment_intent: intent },
        'the intent itself': { object: 'charge', payment_intent: { id: intent } },
        nothing: { object: 'charge', payment_intent: null },
      };
      const type = 'checkout.session.completed';
      const event = { id: 'evt_named', object: 'event', type, data: { object: objects[way] } };
      expect((await deliver(event)).status).toBe(200);
      const isForeign = way === 'nothing';
      expect(await shop.rows('select outcome, invoice_id from stripe_events')).toEqual([
        isForeign
          ? { outcome: 'foreign', invoice_id: null }
          : { outcome: 'done', invoice_id: invoiceId },
      ]);
      expect((await shop.invoice(invoiceId)).status).toBe(isForeign ? 'pending' : 'completed');
    },
  );

  test('the deliveries of an event are counted until it has had its effect', async () => {
    await shop.stripe.setDeliveryFault({ drop: true });
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    const event = await eventOf(invoiceId, 'checkout.session.completed');
    const of = (metadata: object) => ({
      ...event,
      data: { object: { object: 'checkout.session', id: session, metadata } },
    });
    const row = () => shop.rows('select outcome, attempts, invoice_id from stripe_events');
    for (const attempts of [1, 2]) {
      const answer = await deliver(of({ invoiceId: 'INV-NONE' }));
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        type: 'urn:portico:problem:unknown-invoice',
        error: 'The invoice of this event does not exist yet.',
      });
      expect(await row()).toEqual([{ outcome: 'waiting', attempts, invoice_id: null }]);
    }
    expect((await deliver(event)).status).toBe(200);
    expect(await row()).toEqual([{ outcome: 'done', attempts: 3, invoice_id: invoiceId }]);
    expect((await deliver(event)).status).toBe(200);
    expect(await row()).toEqual([{ outcome: 'done', attempts: 3, invoice_id: invoiceId }]);
    expect((await shop.invoice(invoiceId)).status).toBe('completed');
  });

  test('an event of another product stays one', async () => {
    const object = { object: 'checkout.session', id: 'cs_other', metadata: {} };
    const type = 'checkout.session.completed';
    for (const attempts of [1, 2]) {
      const answer = await deliver({ id: 'evt_x', object: 'event', type, data: { object } });
      expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
      expect(await shop.rows('select type, outcome, attempts from stripe_events')).toEqual([
        { type, outcome: 'foreign', attempts },
      ]);
    }
  });

  test('an event is refused, to be delivered again, where 200 others wait (threats row 152)', async () => {
    await shop.stripe.setDeliveryFault({ drop: true });
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.stripe.arm({ kind: 'slow', ms: 2_000, route: 'GET /checkout/sessions/:id' });
    const events = await Promise.all(
      Array.from({ length: 205 }, (_, index) =>
        eventOf(invoiceId, 'checkout.session.completed', `evt_${index}`),
      ),
    );
    const answers: Response[] = [];
    const all = events.map((event) => deliver(event).then((answer) => answers.push(answer)));
    const refused = await waitFor('a refusal', () => answers.find(({ status }) => status === 503));
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await refused.json()).toMatchObject({
      type: 'urn:portico:problem:busy',
      error: 'Too many events are waiting. Please deliver this one again.',
    });
    await shop.stripe.clearFaults();
    await Promise.all(all);
    const handled = answers.filter(({ status }) => status === 200).length;
    expect(handled).toBeGreaterThan(0);
    expect(await shop.rows('select id from stripe_events')).toHaveLength(handled);
  });
});
