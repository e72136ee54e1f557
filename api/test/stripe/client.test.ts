import type { TestStripe } from 'sandbox/testing/stripe';
import Stripe from 'stripe';
import type { Config } from '../../src/core/config/config.ts';
import { STRIPE_API_VERSION } from '../../src/commerce/stripe/api-version.ts';
import { SessionCreationError } from '../../src/commerce/stripe/session-order.ts';
import type { StripeClient } from '../../src/commerce/stripe/stripe.client.ts';
import { AWAY, clientOf, failure, sdkOf, startStripe } from '../support/stripe.ts';

const RETRIEVE = 'GET /checkout/sessions/:id';

describe('the client of Stripe', () => {
  let stripe: TestStripe;
  let client: StripeClient;
  const newClient = (changes: Partial<Config['stripe']>) => clientOf(stripe, changes);
  beforeAll(async () => {
    stripe = await startStripe();
    client = clientOf(stripe);
  });
  beforeEach(() => stripe.reset());
  const order = {
    invoiceId: 'INV-1',
    idempotencyKey: 'key 1',
    product: 'Juno Single: lifetime licence',
    unitAmount: 499,
    quantity: 3,
    successUrl: 'http://localhost:3000/invoice/INV-1?checkout=success',
    cancelUrl: 'http://localhost:3000/invoice/INV-1?checkout=cancelled',
    taxRateId: null,
    acceptsPromotionCodes: false,
    footer: 'Juno\nStreet 1',
  };
  const stored = async (id: string) => (await stripe.sessions()).find((each) => each.id === id);
  const paid = async () => {
    const { id } = await client.createSession(order);
    await stripe.act(id, 'pay');
    const intent = (await stored(id))?.payment_intent ?? '';
    return { id, intent };
  };

  test('creates a session for an order, once per idempotency key', async () => {
    const { id, url } = await client.createSession(order);
    expect(url).toBe(`${stripe.url}/c/pay/${id}`);
    expect(await client.createSession(order)).toMatchObject({ id });
    const session = await stored(id);
    expect(session).toMatchObject({
      mode: 'payment',
      client_reference_id: 'INV-1',
      metadata: { invoiceId: 'INV-1' },
      allow_promotion_codes: null,
      amount_total: 3 * 499,
      currency: 'eur',
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      total_details: { amount_tax: 0 },
      invoice_creation: {
        enabled: true,
        invoice_data: {
          metadata: { invoiceId: 'INV-1' },
          custom_fields: [{ name: 'Order', value: 'INV-1' }],
          footer: 'Juno\nStreet 1',
          rendering_options: { amount_tax_display: 'include_inclusive_tax' },
        },
      },
    });
    expect(session?.line_items?.data).toMatchObject([
      { quantity: 3, description: order.product, price: { unit_amount: 499, currency: 'eur' } },
    ]);
    expect(await client.fetchSession(id)).toEqual({ status: 'open', url });
  });

  test('sends the tax rate as a part of the price, and accepts codes where they are offered', async () => {
    const taxRateId = await client.findOrCreateTaxRate(19);
    const { id } = await client.createSession({ ...order, taxRateId, acceptsPromotionCodes: true });
    expect(await stored(id)).toMatchObject({
      allow_promotion_codes: true,
      amount_total: 1497,
      total_details: { amount_tax: 239 },
      line_items: { data: [{ price: { tax_behavior: 'inclusive' } }] },
    });
  });

  test('says whether Stripe will repeat an error, and whether it refuses the tax rate', async () => {
    const create = (changes: object = {}) =>
      failure(client.createSession({ ...order, ...changes }));
    await stripe.arm({ kind: 'error', route: 'POST /checkout/sessions', count: 2 });
    const error = await create();
    expect(error).toBeInstanceOf(SessionCreationError);
    expect(error).toMatchObject({
      message: 'Stripe did not create a session',
      isStored: true,
      isTaxRateRefused: false,
      cause: expect.any(Stripe.errors.StripeAPIError),
    });
    await stripe.clearFaults();
    expect(await create({ idempotencyKey: 'key 2', taxRateId: 'txr_unknown' })).toMatchObject({
      isStored: false,
      isTaxRateRefused: true,
    });
    expect(await create({ idempotencyKey: 'key 3', unitAmount: 1 })).toMatchObject({
      isStored: false,
      isTaxRateRefused: false,
    });
    // Another order with the key of an earlier one.
    await client.createSession({ ...order, idempotencyKey: 'key 4' });
    expect(await create({ idempotencyKey: 'key 4', quantity: 1 })).toMatchObject({
      isStored: true,
      isTaxRateRefused: false,
    });
    await stripe.arm({ kind: 'down', route: 'POST /checkout/sessions' });
    expect(await create({ idempotencyKey: 'key 5' })).toMatchObject({ isStored: false });
  });

  test('expires an open session, and leaves every other one', async () => {
    const { id } = await client.createSession(order);
    await client.expireSession(id);
    expect(await client.fetchSession(id)).toEqual({ status: 'expired', url: null });
    await client.expireSession(id);
    await client.expireSession('cs_unknown');
    await stripe.arm({ kind: 'error', route: 'POST /checkout/sessions/:id/expire' });
    expect(await failure(client.expireSession(id))).toMatchObject(AWAY);
  });

  test('reads a payment with its invoice, refunds and disputes', async () => {
    const open = await client.createSession(order);
    const before = (await stripe.calls()).length;
    expect(await client.fetchPaymentFacts(open.id)).toMatchObject({
      session: 'open',
      isPaid: false,
      items: { amount: 1497 },
      invoice: null,
    });
    // Without a charge there is nothing to list.
    expect((await stripe.calls()).length - before).toBe(1);
    await stripe.act(open.id, 'pay');
    const calls = async () => (await stripe.calls('GET /disputes')).length;
    expect(await client.fetchPaymentFacts(open.id)).toMatchObject({
      isPaid: true,
      refundedAmount: 0,
      dispute: null,
      invoice: { number: 'SANDBOX-0001' },
    });
    expect(await calls()).toBe(0);
    await stripe.act(open.id, 'refund', { amount: 100 });
    await stripe.act(open.id, 'dispute');
    expect(await client.fetchPaymentFacts(open.id)).toMatchObject({
      refundedAmount: 100,
      dispute: 'open',
    });
    expect(await calls()).toBe(1);
  });

  test('refunds a payment, and says what is known after a failed call', async () => {
    const { id, intent } = await paid();
    const refund = {
      invoiceId: 'INV-1',
      refundId: 'RF-1',
      paymentIntentId: intent,
      amount: 100,
      idempotencyKey: 'refund 1',
    };
    expect(await client.createRefund(refund)).toEqual({ kind: 'created' });
    expect(await client.createRefund(refund)).toEqual({ kind: 'created' });
    expect((await sdkOf(stripe).refunds.list()).data).toMatchObject([
      {
        amount: 100,
        payment_intent: intent,
        reason: 'requested_by_customer',
        metadata: { invoiceId: 'INV-1', refundId: 'RF-1' },
      },
    ]);
    expect((await client.fetchPaymentFacts(id)).refunds).toMatchObject([{ refundId: 'RF-1' }]);
    const more = { ...refund, amount: 1_400, idempotencyKey: 'refund 2' };
    expect(await client.createRefund(more)).toMatchObject({ kind: 'refused' });
    await stripe.arm({ kind: 'down', route: 'POST /refunds' });
    expect(await client.createRefund({ ...refund, idempotencyKey: 'refund 3' })).toMatchObject({
      kind: 'unknown',
    });
    const without = newClient({ secretKey: undefined });
    expect(await without.createRefund(refund)).toMatchObject({ kind: 'unknown', cause: AWAY });
  });

  test('finds the invoice of a payment and the payment of a charge', async () => {
    const { intent } = await paid();
    expect(await client.fetchInvoiceId(intent)).toBe('INV-1');
    const { latest_charge: charge } = await sdkOf(stripe).paymentIntents.retrieve(intent);
    const chargeId = typeof charge === 'string' ? charge : '';
    expect(await client.fetchPaymentOfCharge(chargeId)).toBe(intent);
    expect(await client.fetchPaymentOfCharge('ch_unknown')).toBeUndefined();
    await stripe.arm({ kind: 'error' });
    expect(await failure(client.fetchPaymentOfCharge(chargeId))).toMatchObject(AWAY);
    expect(await failure(client.fetchInvoiceId(intent))).toMatchObject(AWAY);
  });

  test('tries a call twice, and makes none without a key', async () => {
    const { id } = await client.createSession(order);
    await stripe.arm({ kind: 'down', route: RETRIEVE });
    const before = (await stripe.calls(RETRIEVE)).length;
    const error = await failure(client.fetchSession(id));
    expect(error).toMatchObject(AWAY);
    expect((error as Error).cause).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect((await stripe.calls(RETRIEVE)).length - before).toBe(2);
    await stripe.clearFaults();
    const without = newClient({ secretKey: undefined });
    expect(await failure(without.fetchSession(id))).toMatchObject(AWAY);
    expect(await failure(without.createSession(order))).toMatchObject(AWAY);
    expect(newClient({ isLive: true }).isLive).toBe(true);
  });

  test.each([
    ['http://127.0.0.1', 'http', '80'],
    ['https://stripe.example', 'https', '443'],
    ['https://stripe.example:8443', 'https', '8443'],
  ])('calls %s by its protocol and port', (address, protocol, port) => {
    const sdk = Reflect.get(newClient({ apiUrl: new URL(address) }), 'sdk') as Stripe;
    const field = (name: string) => sdk.getApiField(name as 'host');
    expect([field('protocol'), String(field('port')), field('host')]).toEqual([
      protocol,
      port,
      new URL(address).hostname,
    ]);
    expect([field('version'), field('timeout')]).toEqual([STRIPE_API_VERSION, 8_000]);
    const real = Reflect.get(newClient({ apiUrl: undefined }), 'sdk') as Stripe;
    expect(real.getApiField('host')).toBe('api.stripe.com');
  });
});
