import { signatureOf, type TestStripe } from 'sandbox/testing/stripe';
import type Stripe from 'stripe';
import type { StripeProvider } from '../../src/commerce/stripe/stripe.provider.ts';
import {
  AWAY,
  providerOf,
  failure,
  sdkOf,
  startStripe,
  WEBHOOK_SECRET,
} from '../support/stripe.ts';

describe('the client of Stripe', () => {
  let stripe: TestStripe;
  let client: StripeProvider;
  beforeAll(async () => {
    stripe = await startStripe();
  });
  beforeEach(async () => {
    await stripe.reset();
    client = providerOf(stripe);
  });

  test('finds its own active tax rate, the oldest of them, or creates one', async () => {
    const sdk = sdkOf(stripe);
    const metadata = { portico: 'prices' };
    const rate = (change: Partial<Stripe.TaxRateCreateParams> = {}) =>
      sdk.taxRates.create({
        display_name: 'Tax',
        percentage: 19,
        inclusive: true,
        metadata,
        ...change,
      });
    await rate({ metadata: {} });
    await rate({ metadata: { portico: 'other' } });
    await rate({ percentage: 7 });
    await rate({ inclusive: false });
    // Another replica has read none yet.
    const idOf = () => providerOf(stripe).taxIdOf(19);
    const id = await idOf();
    const own = (await sdk.taxRates.list()).data.find((each) => each.id === id);
    expect(own).toMatchObject({
      display_name: 'Tax',
      percentage: 19,
      inclusive: true,
      active: true,
      metadata,
    });
    await rate();
    expect(await idOf()).toBe(id);
    for (const each of (await sdk.taxRates.list()).data)
      await sdk.taxRates.update(each.id, { active: false });
    const next = await idOf();
    expect(next).not.toBe(id);
    const keys = (await stripe.calls('POST /tax_rates')).flatMap((call) =>
      call.idempotencyKey?.startsWith('portico') ? [call.idempotencyKey] : [],
    );
    expect(keys).toEqual(['portico tax rate 19 0', 'portico tax rate 19 2']);
  });

  test('lists events that were not delivered, page by page', async () => {
    const now = Math.floor(Date.now() / 1000);
    const object = { object: 'checkout.session', id: 'cs_1' };
    const type = 'checkout.session.expired';
    await stripe.createEvents({ type, object, created: now - 29 * 86_400 - 60 });
    const ids = await stripe.createEvents(
      ...Array.from({ length: 101 }, () => ({ type, object, created: now - 28 * 86_400 })),
      { type: 'charge.succeeded', object, created: now },
    );
    const [oldest = ''] = ids;
    const newest = ids.slice(0, -1).reverse();
    const first = await client.listMissedEvents(null);
    expect(first?.hasMore).toBe(true);
    expect(first?.items.map(({ id }) => id)).toEqual(newest.slice(0, 100));
    const second = await client.listMissedEvents(newest[99] ?? '');
    expect(second).toEqual({
      hasMore: false,
      items: [{ id: oldest, type, about: { sessionId: 'cs_1' } }],
    });
    expect(await client.listMissedEvents('evt_gone')).toBeUndefined();
    await stripe.arm({ kind: 'error', route: 'GET /events' });
    for (const after of [null, oldest])
      expect(await failure(client.listMissedEvents(after))).toMatchObject(AWAY);
  });

  test('lists disputes, each with the state of its payment', async () => {
    const paidBy = async (invoiceId: string, act: 'dispute' | 'inquire') => {
      const { id } = await client.startPurchase({
        ...{ invoiceId, idempotencyKey: invoiceId, product: 'Duo', unitAmount: 849, quantity: 1 },
        ...{ currency: 'eur', successUrl: 'https://a.example/', cancelUrl: 'https://a.example/' },
        ...{ tax: null, acceptsPromotionCodes: false, footer: 'Juno' },
      });
      await stripe.act(id, 'pay');
      const dispute = await stripe.act(id, act);
      return { ...dispute, paymentId: (await client.readPayment(id)).paymentId };
    };
    const disputed = await paidBy('INV-1', 'dispute');
    const inquired = await paidBy('INV-2', 'inquire');
    await stripe.endDispute(disputed.id, 'lost');
    expect(await client.listDisputes(null)).toEqual({
      hasMore: false,
      items: [
        { id: inquired.id, paymentId: inquired.paymentId, dispute: 'inquiry' },
        { id: disputed.id, paymentId: disputed.paymentId, dispute: 'lost' },
      ],
    });
    expect(await client.listDisputes(inquired.id)).toMatchObject({ items: [{ id: disputed.id }] });
    expect(await client.listDisputes('dp_gone')).toBeUndefined();
  });

  /** Bytes of an event, with Stripe's signature. */
  const signed = (type: string, object: object) => {
    const event = { id: 'evt_1', object: 'event', type, data: { object } };
    const body = Buffer.from(JSON.stringify(event));
    return { body, signature: signatureOf(body.toString(), WEBHOOK_SECRET, Date.now()) };
  };

  test('accepts events that Stripe has signed, and no others', () => {
    const { body, signature } = signed('charge.refunded', {});
    const parse = (provider: StripeProvider, header: unknown) =>
      provider.parseEvent(body, { 'stripe-signature': header as string });
    expect(parse(client, signature)).toMatchObject({ id: 'evt_1', type: 'charge.refunded' });
    for (const wrong of [undefined, '', [signature], signature.replace('v1=', 'v1=0')])
      expect(() => parse(client, wrong)).toThrow(expect.objectContaining({ status: 400 }) as Error);
    const without = providerOf(stripe, { webhookSecret: undefined });
    expect(() => parse(without, signature)).toThrow(expect.objectContaining(AWAY) as Error);
  });

  const session = { object: 'checkout.session', id: 'cs_1', client_reference_id: 'INV-2' };
  test.each([
    ['checkout.session.expired', session, { sessionId: 'cs_1', invoiceId: 'INV-2' }],
    [
      'checkout.session.completed',
      { ...session, metadata: { invoiceId: 'INV-1' } },
      { sessionId: 'cs_1', invoiceId: 'INV-1' },
    ],
    ['charge.refunded', { object: 'charge', payment_intent: 'pi_1' }, { paymentId: 'pi_1' }],
    [
      'charge.dispute.created',
      { object: 'dispute', payment_intent: { id: 'pi_1' } },
      { paymentId: 'pi_1' },
    ],
    ['refund.updated', { object: 'refund', payment_intent: null }, {}],
    // It says nothing new about a payment.
    ['payment_intent.created', { object: 'payment_intent', id: 'pi_1' }, null],
  ])('reads what %s is about', (type, object, about) => {
    const { body, signature } = signed(type, object);
    expect(client.parseEvent(body, { 'stripe-signature': signature })).toEqual({
      id: 'evt_1',
      type,
      about,
    });
  });
});
