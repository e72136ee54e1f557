import { signatureOf, type TestStripe } from 'sandbox/testing/stripe';
import type Stripe from 'stripe';
import type { StripeClient } from '../../src/commerce/stripe/stripe.client.ts';
import { AWAY, clientOf, failure, sdkOf, startStripe, WEBHOOK_SECRET } from '../support/stripe.ts';

describe('the client of Stripe', () => {
  let stripe: TestStripe;
  let client: StripeClient;
  beforeAll(async () => {
    stripe = await startStripe();
    client = clientOf(stripe);
  });
  beforeEach(() => stripe.reset());

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
    const id = await client.findOrCreateTaxRate(19);
    const own = (await sdk.taxRates.list()).data.find((each) => each.id === id);
    expect(own).toMatchObject({
      display_name: 'Tax',
      percentage: 19,
      inclusive: true,
      active: true,
      metadata,
    });
    await rate();
    expect(await client.findOrCreateTaxRate(19)).toBe(id);
    for (const each of (await sdk.taxRates.list()).data)
      await sdk.taxRates.update(each.id, { active: false });
    const next = await client.findOrCreateTaxRate(19);
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
    await stripe.createEvents({ type, object, created: now - 1_000 });
    const ids = await stripe.createEvents(
      ...Array.from({ length: 101 }, () => ({ type, object, created: now })),
      { type: 'charge.refunded', object, created: now },
    );
    const [oldest = ''] = ids;
    const newest = ids.slice(0, -1).reverse();
    const first = await client.listUndelivered([type], now - 500, null);
    expect(first?.hasMore).toBe(true);
    expect(first?.items.map(({ id }) => id)).toEqual(newest.slice(0, 100));
    const second = await client.listUndelivered([type], now - 500, newest[99] ?? '');
    expect(second?.hasMore).toBe(false);
    expect(second?.items.map(({ id }) => id)).toEqual([oldest]);
    expect(await client.listUndelivered([type], now - 500, 'evt_gone')).toBeUndefined();
    await stripe.arm({ kind: 'error', route: 'GET /events' });
    for (const after of [null, oldest])
      expect(await failure(client.listUndelivered([type], now, after))).toMatchObject(AWAY);
  });

  test('accepts events that Stripe has signed, and no others', () => {
    const event = { id: 'evt_1', object: 'event', type: 'charge.refunded', data: { object: {} } };
    const body = Buffer.from(JSON.stringify(event));
    const signature = signatureOf(body.toString(), WEBHOOK_SECRET, Date.now());
    expect(client.parseEvent(body, signature)).toEqual(event);
    for (const wrong of [undefined, '', [signature], signature.replace('v1=', 'v1=0')])
      expect(() => client.parseEvent(body, wrong)).toThrow(
        expect.objectContaining({ status: 400 }) as Error,
      );
    expect(() =>
      clientOf(stripe, { webhookSecret: undefined }).parseEvent(body, signature),
    ).toThrow(expect.objectContaining(AWAY) as Error);
  });
});
