import type Stripe from 'stripe';
import { CallOutcomes } from '../../src/core/dependency-health/call-outcomes.ts';
import { MetricsService } from '../../src/core/metrics/metrics.service.ts';
import { ServiceCalls } from '../../src/core/dependency-health/service-calls.ts';
import { PaymentProvider } from '../../src/commerce/payments/payment-provider.ts';
import { StripeProvider } from '../../src/commerce/stripe/stripe.provider.ts';
import { Sweeper } from '../../src/commerce/fulfillment/sweeper.ts';
import { Config } from '../../src/core/config/config.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { post, startShop, type Shop } from '../support/shop.ts';
import { changeFile, sitePack } from '../support/site-pack.ts';
import { sdkOf } from '../support/stripe.ts';

const SELLER = {
  address: 'Street 1, 12345 Town',
  taxId: 'DE123456789',
  tax: { mode: 'fixed', percent: 19 },
};

/** A pack with that seller, whose payment page takes codes. */
function taxedSite(): Record<string, string> {
  const folder = sitePack((facts) => (facts.seller = SELLER));
  changeFile(folder, 'catalog.yaml', (text) => `${text}promotionCodes: true\n`);
  return { SITE_DIR: folder };
}

/** Of an invoice with a rate of ours. */
const FIXED = { prices: null, isReverseCharge: false };

describe('a shop with a fixed tax and discount codes', () => {
  let shop: Shop;
  let sdk: Stripe;
  beforeAll(async () => {
    shop = await startShop({ env: taxedSite() });
    sdk = sdkOf(shop.stripe);
  });
  // The cache of tax rates outlives a reset, like an operator who archives one.
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));

  const verify = async (invoiceId: string) => {
    const answer = await post(shop.customer, '/api/stripe/verify', { invoiceId });
    return (await answer.json()) as { verified: boolean };
  };
  const moneyOf = async (id: string) => {
    const { amount, discountAmount, paidAmount, refundedAmount, tax, status } =
      await shop.invoice(id);
    return { amount, discountAmount, paidAmount, refundedAmount, tax, status };
  };
  /** An order with a discount code, not paid yet. */
  const discounted = async (code: { percentOff: number } | { amountOff: number }) => {
    await shop.stripe.createCode({ code: 'WELCOME', ...code });
    const ordered = await shop.order();
    await shop.stripe.act(ordered.session, 'apply', { code: 'welcome' });
    return ordered;
  };
  const entries = (id: string) =>
    shop.rows(`select kind, amount from ledger
      where invoice_id = '${id}' and kind like 'payment.%' order by id`);

  test("the tax is sent as an inclusive rate; Stripe's invoice and ours state the same", async () => {
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    const paid = await sdk.checkout.sessions.retrieve(session, { expand: ['invoice'] });
    const document = paid.invoice as Stripe.Invoice;
    const { number, tax, documentUrl, pdfUrl } = await shop.invoice(invoiceId);
    expect(paid).toMatchObject({ amount_total: 849, total_details: { amount_tax: 136 } });
    expect(document.total_taxes).toMatchObject([{ amount: 136, tax_behavior: 'inclusive' }]);
    expect({ number, tax }).toEqual({
      number: document.number,
      tax: { percent: 19, amount: 136, notice: null, ...FIXED },
    });
    const locationOf = async (path: string | null) =>
      (await shop.customer.go(path ?? '')).headers.get('location') ?? '';
    const pdf = await (await fetch(await locationOf(pdfUrl))).text();
    for (const text of [
      `Invoice ${number ?? ''}`,
      SELLER.address,
      `Tax id ${SELLER.taxId}`,
      `Order: ${invoiceId}`,
      'inclusive\\): EUR 1.36',
      'Amount paid: EUR 8.49',
    ]) {
      expect(pdf).toContain(text);
    }
    const page = await (await fetch(await locationOf(documentUrl))).text();
    expect(page).toContain(`Invoice ${number ?? ''}`);
    const list = await (await shop.customer.go('/api/user/invoices/sort?q=sandbox-00')).json();
    expect(list).toMatchObject({ total: 1, invoices: [{ number }] });
  });

  test('replicas create one tax rate; another percentage and an archived rate need another', async () => {
    const config = shop.api.app.get(Config);
    const rates = async (percent: number) =>
      Promise.all(
        [1, 2, 3].map(() =>
          new StripeProvider(
            config,
            new CallOutcomes(),
            new ServiceCalls(new MetricsService()),
          ).taxIdOf(percent),
        ),
      );
    const first = await rates(19);
    expect(new Set(first).size).toBe(1);
    const reduced = await rates(7.5);
    expect(new Set([...first, ...reduced]).size).toBe(2);
    expect(await rates(19)).toEqual(first);
    await sdk.taxRates.update(first[0] ?? '', { active: false });
    const next = await rates(19);
    expect(next).not.toEqual(first);
    expect(new Set(next).size).toBe(1);
    // A rate that the operator has made is left alone.
    await sdk.taxRates.update(next[0] ?? '', { active: false });
    const own = await sdk.taxRates.create({ display_name: 'VAT', percentage: 19, inclusive: true });
    expect(await rates(19)).not.toContain(own.id);
    const { data } = await sdk.taxRates.list({ active: true });
    expect(data.map(({ percentage, inclusive }) => [percentage, inclusive])).toEqual([
      [19, true],
      [19, true],
      [7.5, true],
    ]);
  });

  test('a checkout continues with a new rate after an operator has archived the known one', async () => {
    await shop.order();
    const { data } = await sdk.taxRates.list({ active: true });
    for (const { id } of data) await sdk.taxRates.update(id, { active: false });
    const { session } = await shop.order('Multi', 5);
    expect(await sdk.checkout.sessions.retrieve(session)).toMatchObject({
      total_details: { amount_tax: 319 },
    });
    expect(await shop.rows(`select count(*)::int as n from invoices where checkout_open`)).toEqual([
      { n: 2 },
    ]);
  });

  test('a checkout fails without an invoice while the tax rate is unknown', async () => {
    shop.api.app.get<StripeProvider>(PaymentProvider).taxRates.forget();
    // The SDK repeats the call once.
    await shop.stripe.arm({ kind: 'down', route: 'GET /tax_rates', count: 2 });
    expect((await shop.buy('Duo', 2)).status).toBe(502);
    expect(await shop.rows('select id from invoices')).toEqual([]);
    expect((await shop.buy('Duo', 2)).status).toBe(200);
  });

  test('a discount code lowers what is paid; the invoice keeps the price of the plan', async () => {
    const { session, invoiceId } = await discounted({ percentOff: 25 });
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    expect(await moneyOf(invoiceId)).toEqual({
      amount: 849,
      discountAmount: 212,
      paidAmount: 637,
      refundedAmount: 0,
      tax: { percent: 19, amount: 102, notice: null, ...FIXED },
      status: 'completed',
    });
    expect(await entries(invoiceId)).toEqual([{ kind: 'payment.received', amount: 637 }]);
    // A refund of everything that was paid is a full one.
    await shop.stripe.act(session, 'refund');
    await shop.becomes(invoiceId, 'refunded');
    expect((await entries(invoiceId)).at(-1)).toEqual({ kind: 'payment.refunded', amount: -637 });
  });

  test('a dispute holds what was paid after the discount', async () => {
    const { session, invoiceId } = await discounted({ amountOff: 200 });
    await shop.stripe.act(session, 'pay-later');
    await shop.stripe.act(session, 'succeed');
    await shop.becomes(invoiceId, 'completed');
    const { id } = await shop.stripe.act(session, 'dispute');
    await shop.becomes(invoiceId, 'disputed');
    expect((await entries(invoiceId)).at(-1)).toEqual({ kind: 'payment.disputed', amount: -649 });
    await shop.stripe.endDispute(id, 'won');
    await shop.becomes(invoiceId, 'completed');
  });

  test('a code for the whole price needs no payment and grants the license', async () => {
    const { session, invoiceId } = await discounted({ percentOff: 100 });
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    expect(await sdk.checkout.sessions.retrieve(session)).toMatchObject({
      payment_status: 'no_payment_required',
      payment_intent: null,
    });
    expect(await moneyOf(invoiceId)).toMatchObject({ discountAmount: 849, paidAmount: 0 });
    expect((await shop.invoice(invoiceId)).refund).toEqual({ state: 'closed', why: 'not-paid' });
    expect(await entries(invoiceId)).toEqual([{ kind: 'payment.received', amount: 0 }]);
    await shop.api.app.get(Sweeper).sweep(0);
    expect(await moneyOf(invoiceId)).toMatchObject({ status: 'completed', refundedAmount: 0 });
  });

  const details = (amount_discount: number, amount_tax = 102) => ({
    total_details: { amount_discount, amount_shipping: 0, amount_tax },
  });
  test.each([
    [{ amount_total: 636 }, 'the amount differs'],
    [{ amount_total: 849 }, 'the amount differs'],
    [{ ...details(213) }, 'the amount differs'],
    [{ ...details(213), amount_total: 636 }, 'the line items differ'],
    [{ ...details(-1), amount_total: 850 }, 'the discount exceeds the price'],
    [{ ...details(850), amount_total: -1 }, 'the discount exceeds the price'],
    [{ allow_promotion_codes: null }, 'it has a discount that was not offered'],
  ])('a discount with %j is not fulfilled, and logs an alert', async (change, why) => {
    await shop.stripe.setDeliveryFault({ drop: true });
    const { session, invoiceId } = await discounted({ percentOff: 25 });
    await shop.stripe.act(session, 'pay');
    await shop.stripe.updateSession(session, change);
    expect(await verify(invoiceId)).toEqual({ verified: false });
    expect(await moneyOf(invoiceId)).toMatchObject({ status: 'pending', paidAmount: null });
    expect(shop.logs()).toContain(why);
  });

  test('a session without payment but with an amount that is due stays pending', async () => {
    await shop.stripe.setDeliveryFault({ drop: true });
    const { session, invoiceId } = await shop.order();
    const change = { status: 'complete', payment_status: 'no_payment_required' };
    await shop.stripe.updateSession(session, change);
    expect(await verify(invoiceId)).toEqual({ verified: false });
  });

  test('a session without payment but with an open page stays pending', async () => {
    const { session, invoiceId } = await discounted({ percentOff: 100 });
    await shop.stripe.updateSession(session, { payment_status: 'no_payment_required' });
    expect(await verify(invoiceId)).toEqual({ verified: false });
  });

  test("a tax that differs from the rule logs an alert; the invoice states Stripe's", async () => {
    await shop.stripe.setDeliveryFault({ drop: true });
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.stripe.updateSession(session, details(0, 135));
    expect(await verify(invoiceId)).toEqual({ verified: true });
    expect(shop.logs()).toContain('the tax is 135 instead of 136');
    expect((await moneyOf(invoiceId)).tax.amount).toBe(135);
  });

  test('the sweeper adds the number of an invoice that Stripe has made later', async () => {
    await shop.stripe.setDeliveryFault({ drop: true });
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    const { invoice } = await sdk.checkout.sessions.retrieve(session);
    await shop.stripe.updateSession(session, { invoice: null });
    expect(await verify(invoiceId)).toEqual({ verified: true });
    expect(await shop.invoice(invoiceId)).toMatchObject({ number: null, pdfUrl: null });
    await shop.stripe.updateSession(session, { invoice });
    // Otherwise the search for missed events would find it too.
    await shop.stripe.deleteEvents();
    await shop.api.app.get(Sweeper).sweep(0);
    expect((await shop.invoice(invoiceId)).number).toBe('SANDBOX-0001');
  });

  test('an invoice of an older version keeps its number, its amount and its tax', async () => {
    const { session, invoiceId } = await shop.order();
    await shop.rows(`update invoices set tax_rate_id = null where id = '${invoiceId}'`);
    await shop.stripe.updateSession(session, details(0, 0));
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    expect(shop.logs()).not.toContain('the tax is 0 instead');
    await shop.rows(`update invoices set number = 7, stripe_number = null, paid_amount = null,
      tax_amount = null where id = '${invoiceId}'`);
    const old = {
      amount: 849,
      discountAmount: 0,
      paidAmount: 849,
      tax: { percent: 19, amount: 136, notice: null, ...FIXED },
    };
    expect(await shop.invoice(invoiceId)).toMatchObject({ number: '000007', ...old });
    await shop.stripe.act(session, 'refund', { amount: 100 });
    await shop.stripe.act(session, 'refund');
    await shop.becomes(invoiceId, 'refunded');
    expect(await shop.invoice(invoiceId)).toMatchObject({ number: '000007', ...old });
  });
});
