import type { TestStripe } from 'sandbox/testing/stripe';
import Stripe from 'stripe';
import type { Config } from '../../src/core/config/config.ts';
import { CallOutcomes } from '../../src/core/dependency-health/call-outcomes.ts';
import { ServiceCalls } from '../../src/core/dependency-health/service-calls.ts';
import { STRIPE_API_VERSION } from '../../src/commerce/stripe/api-version.ts';
import { PurchaseError } from '../../src/commerce/payments/payment-provider.ts';
import type { StripeProvider } from '../../src/commerce/stripe/stripe.provider.ts';
import { AWAY, providerOf, failure, sdkOf, startStripe } from '../support/stripe.ts';

const RETRIEVE = 'GET /checkout/sessions/:id';

describe('the client of Stripe', () => {
  let stripe: TestStripe;
  let client: StripeProvider;
  const newClient = (changes: Partial<Config['stripe']>) => providerOf(stripe, changes);
  beforeAll(async () => {
    stripe = await startStripe();
  });
  beforeEach(async () => {
    await stripe.reset();
    client = providerOf(stripe);
  });
  const order = {
    invoiceId: 'INV-1',
    idempotencyKey: 'key 1',
    product: 'Juno Single: lifetime license',
    unitAmount: 499,
    currency: 'eur',
    quantity: 3,
    successUrl: 'http://localhost:3000/invoice/INV-1?checkout=success',
    cancelUrl: 'http://localhost:3000/invoice/INV-1?checkout=canceled',
    tax: null,
    acceptsPromotionCodes: false,
    footer: 'Juno\nStreet 1',
  };
  const stored = async (id: string) => (await stripe.sessions()).find((each) => each.id === id);
  const paid = async () => {
    const { id } = await client.startPurchase(order);
    await stripe.act(id, 'pay');
    const intent = (await stored(id))?.payment_intent ?? '';
    return { id, intent };
  };

  test('creates a session for an order, once per idempotency key', async () => {
    const { id, url } = await client.startPurchase(order);
    expect(url).toBe(`${stripe.url}/c/pay/${id}`);
    expect(await client.startPurchase(order)).toMatchObject({ id });
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
    expect(await client.findPaymentPage(id)).toBe(url);
  });

  test('sends the tax rate as a part of the price, and accepts codes where they are offered', async () => {
    const tax = { rateId: await client.taxIdOf(19) };
    const { id } = await client.startPurchase({ ...order, tax, acceptsPromotionCodes: true });
    expect(await stored(id)).toMatchObject({
      allow_promotion_codes: true,
      amount_total: 1497,
      total_details: { amount_tax: 239 },
      line_items: { data: [{ price: { tax_behavior: 'inclusive' } }] },
    });
  });

  test('says whether Stripe will repeat an error, and whether it refuses the tax rate', async () => {
    const create = (changes: object = {}) =>
      failure(client.startPurchase({ ...order, ...changes }));
    await stripe.arm({ kind: 'error', route: 'POST /checkout/sessions', count: 2 });
    const error = await create();
    expect(error).toBeInstanceOf(PurchaseError);
    expect(error).toMatchObject({
      message: 'The payment provider did not start a purchase',
      isStored: true,
      isTaxRefused: false,
      cause: expect.any(Stripe.errors.StripeAPIError),
    });
    await stripe.clearFaults();
    expect(await create({ idempotencyKey: 'key 2', tax: { rateId: 'txr_unknown' } })).toMatchObject(
      {
        isStored: false,
        isTaxRefused: true,
      },
    );
    // A refused rate is looked up again, and any other one is known.
    const lookUps = async () => {
      await client.taxIdOf(19);
      return (await stripe.calls('GET /tax_rates')).length;
    };
    const before = await lookUps();
    await create({ idempotencyKey: 'key 6', unitAmount: 1 });
    expect(await lookUps()).toBe(before);
    await create({ idempotencyKey: 'key 7', tax: { rateId: 'txr_unknown' } });
    expect(await lookUps()).toBe(before + 1);
    expect(await create({ idempotencyKey: 'key 3', unitAmount: 1 })).toMatchObject({
      isStored: false,
      isTaxRefused: false,
    });
    // Another order with the key of an earlier one.
    await client.startPurchase({ ...order, idempotencyKey: 'key 4' });
    expect(await create({ idempotencyKey: 'key 4', quantity: 1 })).toMatchObject({
      isStored: true,
      isTaxRefused: false,
    });
    await stripe.arm({ kind: 'down', route: 'POST /checkout/sessions' });
    expect(await create({ idempotencyKey: 'key 5' })).toMatchObject({ isStored: false });
  });

  test('expires an open session, and leaves every other one', async () => {
    const { id } = await client.startPurchase(order);
    await client.closePaymentPage(id);
    expect(await client.findPaymentPage(id)).toBeNull();
    expect(await client.readPayment(id)).toMatchObject({ session: 'expired' });
    await client.closePaymentPage(id);
    await client.closePaymentPage('cs_unknown');
    await stripe.arm({ kind: 'error', route: 'POST /checkout/sessions/:id/expire' });
    expect(await failure(client.closePaymentPage(id))).toMatchObject(AWAY);
  });

  test('reads a payment with its invoice, refunds and disputes', async () => {
    const open = await client.startPurchase(order);
    const before = (await stripe.calls()).length;
    expect(await client.readPayment(open.id)).toMatchObject({
      session: 'open',
      isPaid: false,
      items: { amount: 1497 },
      invoice: null,
    });
    // Without a charge there is nothing to list.
    expect((await stripe.calls()).length - before).toBe(1);
    await stripe.act(open.id, 'pay');
    const calls = async () => (await stripe.calls('GET /disputes')).length;
    expect(await client.readPayment(open.id)).toMatchObject({
      isPaid: true,
      refundedAmount: 0,
      dispute: null,
      invoice: { number: 'SANDBOX-0001' },
    });
    expect(await calls()).toBe(0);
    await stripe.act(open.id, 'refund', { amount: 100 });
    await stripe.act(open.id, 'dispute');
    expect(await client.readPayment(open.id)).toMatchObject({
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
      paymentId: intent,
      amount: 100,
      idempotencyKey: 'refund 1',
    };
    expect(await client.refund(refund)).toEqual({ kind: 'created' });
    expect(await client.refund(refund)).toEqual({ kind: 'created' });
    expect((await sdkOf(stripe).refunds.list()).data).toMatchObject([
      {
        amount: 100,
        payment_intent: intent,
        reason: 'requested_by_customer',
        metadata: { invoiceId: 'INV-1', refundId: 'RF-1' },
      },
    ]);
    expect((await client.readPayment(id)).refunds).toMatchObject([{ refundId: 'RF-1' }]);
    const more = { ...refund, amount: 1_400, idempotencyKey: 'refund 2' };
    expect(await client.refund(more)).toMatchObject({ kind: 'refused' });
    await stripe.arm({ kind: 'down', route: 'POST /refunds' });
    expect(await client.refund({ ...refund, idempotencyKey: 'refund 3' })).toMatchObject({
      kind: 'unknown',
    });
    const without = newClient({ secretKey: undefined });
    expect(await without.refund(refund)).toMatchObject({ kind: 'unknown', cause: AWAY });
  });

  test('finds the invoice of a payment and the payment of a charge', async () => {
    const { intent } = await paid();
    expect(await client.findInvoiceId(intent)).toBe('INV-1');
    const { latest_charge: charge } = await sdkOf(stripe).paymentIntents.retrieve(intent);
    const chargeId = typeof charge === 'string' ? charge : '';
    expect(await client.findPaymentOfCharge(chargeId)).toBe(intent);
    expect(await client.findPaymentOfCharge('ch_unknown')).toBeUndefined();
    await stripe.arm({ kind: 'error' });
    expect(await failure(client.findPaymentOfCharge(chargeId))).toMatchObject(AWAY);
    expect(await failure(client.findInvoiceId(intent))).toMatchObject(AWAY);
  });

  test('tries a call twice, and makes none without a key', async () => {
    const { id } = await client.startPurchase(order);
    await stripe.arm({ kind: 'down', route: RETRIEVE });
    const before = (await stripe.calls(RETRIEVE)).length;
    const error = await failure(client.findPaymentPage(id));
    expect(error).toMatchObject(AWAY);
    expect((error as Error).cause).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect((await stripe.calls(RETRIEVE)).length - before).toBe(2);
    await stripe.clearFaults();
    const without = newClient({ secretKey: undefined });
    expect(await failure(without.findPaymentPage(id))).toMatchObject(AWAY);
    expect(await failure(without.startPurchase(order))).toMatchObject(AWAY);
    expect(newClient({ isLive: true }).isLive).toBe(true);
  });

  test('names each call without ids, and counts every answer below 500 as one', async () => {
    const calls: unknown[] = [];
    const of = jest
      .spyOn(ServiceCalls.prototype, 'of')
      .mockImplementation((service) => async (name, request, statusOf) => {
        const answer = await request();
        calls.push([service, name, statusOf(answer)]);
        return answer;
      });
    const record = jest.spyOn(CallOutcomes.prototype, 'record');
    expect(await failure(client.readPayment('cs_1a'))).toMatchObject(AWAY);
    expect(calls).toEqual([['stripe', 'GET /v1/checkout/sessions/:id', 404]]);
    expect(record.mock.calls).toEqual([['payments', true]]);
    for (const kind of ['error', 'down']) {
      record.mockClear();
      await stripe.arm({ kind, route: RETRIEVE, count: 2 });
      expect(await failure(client.readPayment('cs_1a'))).toMatchObject(AWAY);
      expect(record.mock.lastCall).toEqual(['payments', false]);
      await stripe.clearFaults();
    }
    for (const spy of [of, record]) spy.mockRestore();
  });

  test.each([
    [false, 'https://dashboard.stripe.com/test/payments/pi_1%2F2'],
    [true, 'https://dashboard.stripe.com/payments/pi_1%2F2'],
  ])('names the page of a payment in the dashboard (live: %s)', (isLive, url) => {
    expect(newClient({ isLive }).paymentUrl('pi_1/2')).toBe(url);
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
