import { randomUUID } from 'node:crypto';
import type { TestStripe } from 'sandbox/testing/stripe';
import Stripe from 'stripe';
import { SECRET_KEY, sdkOf, startStripe } from '../support/stripe.ts';

const order = {
  mode: 'payment',
  success_url: 'http://localhost:3000/invoice/1',
  'line_items[0][quantity]': '2',
  'line_items[0][price_data][currency]': 'eur',
  'line_items[0][price_data][unit_amount]': '499',
  'line_items[0][price_data][product_data][name]': 'Single',
};
/** Parameters to set; null removes one. */
type Changes = Record<string, string | null>;
interface Refusal {
  status: number;
  error: Stripe.StripeRawError | undefined;
}

describe("the sandbox's Stripe", () => {
  let stripe: TestStripe;
  let sdk: Stripe;
  beforeAll(async () => {
    stripe = await startStripe();
    sdk = sdkOf(stripe);
  });
  afterEach(() => stripe.reset());

  const call = async (
    method: string,
    path: string,
    form?: Changes,
    headers: Record<string, string> = {},
  ): Promise<Refusal> => {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(form ?? {}))
      if (value !== null) body.set(name, value);
    const response = await fetch(`${stripe.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${SECRET_KEY}`, ...headers },
      ...(form && { body }),
    });
    const { error } = (await response.json()) as { error?: Stripe.StripeRawError };
    return { status: response.status, error };
  };
  const create = (changes: Changes, headers?: Record<string, string>) =>
    call('POST', '/v1/checkout/sessions', { ...order, ...changes }, headers);
  const paid = async () => {
    const { id } = await sdk.checkout.sessions.create({
      mode: 'payment',
      success_url: order.success_url,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: 998, product_data: { name: 'Single' } },
        },
      ],
    });
    await stripe.act(id, 'pay');
    const { payment_intent: intent } = await sdk.checkout.sessions.retrieve(id);
    return { id, intent: typeof intent === 'string' ? intent : '' };
  };

  test.each<[Changes, string, string | undefined]>([
    [{ made_up: '1' }, 'parameter_unknown', 'made_up'],
    [
      { 'line_items[0][price_data][made_up]': '1' },
      'parameter_unknown',
      'line_items[0][price_data][made_up]',
    ],
    // Stripe refuses unknown parameters before it reads the known ones.
    [{ made_up: '1', mode: null }, 'parameter_unknown', 'made_up'],
    [{ mode: null }, 'parameter_missing', 'mode'],
    [{ success_url: null }, 'parameter_missing', 'success_url'],
    [
      { 'line_items[0][price_data][currency]': null },
      'parameter_missing',
      'line_items[0][price_data][currency]',
    ],
    [{ client_reference_id: '' }, 'parameter_invalid_empty', 'client_reference_id'],
    [{ 'line_items[0][quantity]': '1.5' }, 'parameter_invalid_integer', 'line_items[0][quantity]'],
    [{ success_url: 'nowhere' }, 'url_invalid', 'success_url'],
    [{ customer_email: 'nobody' }, 'email_invalid', 'customer_email'],
    [{ 'line_items[0][price_data][unit_amount]': '10' }, 'amount_too_small', undefined],
  ])('refuses a session with %j as %s', async (changes, code, param) => {
    const { status, error } = await create(changes);
    expect({ status, ...error }).toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      code,
      doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
    });
    expect(error?.param).toBe(param);
    expect(await stripe.sessions()).toEqual([]);
  });

  test.each<[string, string, Changes | undefined, Partial<Stripe.StripeRawError>]>([
    ['GET', '/v1/refunds?made_up=1', undefined, { code: 'parameter_unknown', param: 'made_up' }],
    ['GET', '/v1/events?made_up=1', undefined, { code: 'parameter_unknown', param: 'made_up' }],
    [
      'GET',
      '/v1/disputes?created[ago]=1',
      undefined,
      { code: 'parameter_unknown', param: 'created[ago]' },
    ],
    ['GET', '/v1/payment_intents/pi_1?x=1', undefined, { code: 'parameter_unknown', param: 'x' }],
    [
      'GET',
      '/v1/checkout/sessions/cs_1?expand[0]=made_up',
      undefined,
      { message: 'This property cannot be expanded (made_up).' },
    ],
    [
      'POST',
      '/v1/checkout/sessions/cs_1/expire',
      { made_up: '1' },
      { code: 'parameter_unknown', param: 'made_up' },
    ],
    ['POST', '/v1/refunds', { reason: 'regret', charge: 'ch_1' }, { param: 'reason' }],
    [
      'POST',
      '/v1/refunds',
      {},
      {
        message:
          'One of the following params should be provided for this request: payment_intent or charge.',
      },
    ],
  ])('refuses %s %s with %j', async (method, path, form, expected) => {
    const { status, error } = await call(method, path, form);
    expect({ status, ...error }).toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      ...expected,
    });
  });

  test.each<[string, string, Changes | undefined, string]>([
    ['GET', '/v1/checkout/sessions/cs_no', undefined, 'session'],
    ['GET', '/v1/payment_intents/pi_no', undefined, 'intent'],
    ['POST', '/v1/refunds', { payment_intent: 'pi_no' }, 'payment_intent'],
    ['POST', '/v1/refunds', { charge: 'ch_no' }, 'charge'],
  ])('refuses %s %s for an unknown id with 404', async (method, path, form, param) => {
    const { status, error } = await call(method, path, form);
    expect({ status, ...error }).toMatchObject({ status: 404, code: 'resource_missing', param });
  });

  test('refuses another key and another version of the API', async () => {
    const foreign = await create({}, { authorization: 'Bearer sk_test_other' });
    expect(foreign).toMatchObject({ status: 401, error: { type: 'invalid_request_error' } });
    const old = await create({}, { 'stripe-version': '2020-08-27' });
    expect(old.error?.message).toBe('Invalid Stripe API version: 2020-08-27');
    expect((await create({}, { 'stripe-version': Stripe.API_VERSION })).status).toBe(200);
  });

  test('a second refund for a repeated call, and a refund that the balance does not cover is pending', async () => {
    const { intent } = await paid();
    const order = { payment_intent: intent, amount: 100, metadata: { refundId: 'RF-1' } };
    const again = { idempotencyKey: 'portico refund RF-1 0' };
    const first = await sdk.refunds.create(order, again);
    expect((await sdk.refunds.create(order, again)).id).toBe(first.id);
    expect(first).toMatchObject({ status: 'succeeded', metadata: { refundId: 'RF-1' } });
    await stripe.setBalance(800);
    const pending = await sdk.refunds.create({ payment_intent: intent });
    expect(pending).toMatchObject({
      amount: 898,
      status: 'pending',
      pending_reason: 'insufficient_funds',
      balance_transaction: null,
    });
    await stripe.endRefund(pending.id, 'succeeded');
    const [paidOut] = (await sdk.refunds.list({ payment_intent: intent })).data;
    expect(paidOut).toMatchObject({ id: pending.id, status: 'succeeded' });
    expect(paidOut).not.toHaveProperty('pending_reason');
    await expect(stripe.endRefund(pending.id, 'succeeded')).rejects.toThrow(
      'has succeeded already',
    );
  });

  test('tax rates that do not exist or are archived, and wrong percentages', async () => {
    const param = 'line_items[0][tax_rates][0]';
    const unknown = await create({ [param]: 'txr_no' });
    expect(unknown).toMatchObject({ status: 400, error: { code: 'resource_missing', param } });
    const rate = { display_name: 'Tax', inclusive: true, percentage: 19 };
    const { id } = await sdk.taxRates.create(rate);
    await sdk.taxRates.update(id, { active: false });
    expect(await create({ [param]: id })).toMatchObject({ status: 400, error: { param } });
    await expect(sdk.taxRates.create({ ...rate, percentage: 101 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'percentage',
    });
    expect(await stripe.sessions()).toEqual([]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['has expired', { expiresAt: 1 }],
    ['is not active', { active: false }],
    ['needs a larger order', { minimumAmount: 999 }],
    ['leaves less than the smallest charge', { amountOff: 980 }],
  ])('refuses a promotion code that %s', async (_, restriction) => {
    const percentOff = 'amountOff' in restriction ? {} : { percentOff: 10 };
    await stripe.createCode({ code: 'TEN', ...percentOff, ...restriction });
    await create({ allow_promotion_codes: 'true' });
    const [session] = await stripe.sessions();
    const applied = stripe.act(session?.id ?? '', 'apply', { code: 'TEN' });
    await expect(applied).rejects.toThrow('This code is invalid.');
    expect(await stripe.sessions()).toMatchObject([{ amount_total: 998, discounts: [] }]);
  });

  test('refuses a promotion code that was used often enough, and codes on pages that accept none', async () => {
    await stripe.createCode({ code: 'ONCE', percentOff: 50, maxRedemptions: 1 });
    await create({ allow_promotion_codes: 'true' });
    await create({ allow_promotion_codes: 'true' });
    await create({});
    const [first = '', second = '', closed = ''] = (await stripe.sessions()).map(({ id }) => id);
    await stripe.act(first, 'apply', { code: 'once' });
    await stripe.act(first, 'pay');
    expect(await sdk.checkout.sessions.retrieve(first)).toMatchObject({ amount_total: 499 });
    const applied = (id: string) => stripe.act(id, 'apply', { code: 'ONCE' });
    await expect(applied(second)).rejects.toThrow('This code is invalid.');
    await expect(applied(closed)).rejects.toThrow('does not accept promotion codes');
    const again = stripe.createCode({ code: 'once', percentOff: 10 });
    await expect(again).rejects.toThrow('already exists');
  });

  test('refuses refunds that exceed the charge, and refunds of a disputed charge', async () => {
    const { id, intent } = await paid();
    await expect(sdk.refunds.create({ payment_intent: intent, amount: 999 })).rejects.toMatchObject(
      { statusCode: 400, param: 'amount' },
    );
    const dispute = await stripe.act(id, 'dispute');
    await expect(sdk.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      statusCode: 400,
      code: 'charge_disputed',
    });
    await stripe.endDispute(dispute.id, 'won');
    await sdk.refunds.create({ payment_intent: intent });
    await expect(sdk.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    });
  });

  describe('with an idempotency key', () => {
    let key: Record<string, string>;
    beforeEach(() => {
      key = { 'idempotency-key': randomUUID() };
    });

    test('does not store a 429, because limits of rates come first', async () => {
      await stripe.arm({ kind: 'rate-limit', count: 1 });
      const limited = await create({}, key);
      expect(limited).toMatchObject({
        status: 429,
        error: { type: 'invalid_request_error', code: 'rate_limit' },
      });
      expect((await create({}, key)).status).toBe(200);
    });

    test('does not store a refusal of parameters', async () => {
      expect((await create({ mode: null }, key)).status).toBe(400);
      expect((await create({}, key)).status).toBe(200);
    });

    test('stores a refusal of the execution', async () => {
      const { id, intent } = await paid();
      const refund = () => call('POST', '/v1/refunds', { payment_intent: intent }, key);
      const dispute = await stripe.act(id, 'dispute');
      expect((await refund()).error?.code).toBe('charge_disputed');
      await stripe.endDispute(dispute.id, 'won');
      expect((await refund()).error?.code).toBe('charge_disputed');
      expect((await stripe.calls('POST /refunds')).map(({ replayed }) => replayed)).toEqual([
        false,
        true,
      ]);
    });

    test('refuses other parameters, and a second call during the first', async () => {
      await create({}, key);
      expect(await create({ client_reference_id: '2' }, key)).toMatchObject({
        status: 400,
        error: { type: 'idempotency_error' },
      });
      await stripe.arm({ kind: 'slow', ms: 200, count: 1 });
      const another = { 'idempotency-key': randomUUID() };
      const both = await Promise.all([1, 2].map(() => create({}, another)));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ error }) => error)?.error).toMatchObject({
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
      });
    });
  });
});
