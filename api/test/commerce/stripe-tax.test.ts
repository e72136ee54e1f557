import type { TestBrowser } from '../support/browser.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { post, startShop, type Shop } from '../support/shop.ts';
import { sitePack } from '../support/site-pack.ts';

/** A pack whose prices Stripe Tax taxes. */
const taxedBy = (prices: 'inclusive' | 'exclusive') =>
  sitePack((facts) => {
    facts.seller = {
      address: 'Street 1, 12345 Town',
      tax: { mode: 'stripe', prices, code: 'txcd_10103001' },
    };
  });

describe.each([
  ['inclusive', { DE: [849, 136], FR: [849, 142], US: [849, 0] }],
  ['exclusive', { DE: [1010, 161], FR: [1019, 170], US: [849, 0] }],
] as const)('a shop whose prices are %s of the tax of Stripe Tax', (prices, paid) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: { SITE_DIR: taxedBy(prices) } });
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));

  /** Buys the plan Duo for 8.49 euro, and pays from a country. */
  const buyFrom = async (country: string, taxId?: string) => {
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'locate', { country, taxId: taxId ?? null });
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    return { invoiceId, invoice: await shop.invoice(invoiceId) };
  };

  test.each(Object.entries(paid))(
    'a buyer from %s pays what Stripe asks, and gets it back with its tax',
    async (country, [total, tax]) => {
      const { invoiceId, invoice } = await buyFrom(country);
      expect(invoice).toMatchObject({
        amount: 849,
        paidAmount: total,
        tax: { percent: 0, amount: tax, notice: null, prices, isReverseCharge: false },
        buyer: { country, taxId: null },
      });
      const refund = await refundOf(shop.customer, invoiceId, total);
      expect(refund.status).toBe(200);
      await shop.becomes(invoiceId, 'refunded');
      expect(await shop.invoice(invoiceId)).toMatchObject({ refundedAmount: total });
    },
  );

  test('a business abroad gets reverse charge, and its tax id is on the invoice', async () => {
    const { invoice } = await buyFrom('FR', 'FRAB123456789');
    expect(invoice).toMatchObject({
      paidAmount: 849,
      tax: { amount: 0, isReverseCharge: true },
      buyer: { country: 'FR', taxId: 'FRAB123456789' },
    });
  });

  test('a business at home pays the tax', async () => {
    const { invoice } = await buyFrom('DE', 'DE123456789');
    expect(invoice).toMatchObject({
      paidAmount: paid.DE[0],
      tax: { amount: paid.DE[1], isReverseCharge: false },
    });
  });

  test('a payment of another amount than price and tax grants nothing', async () => {
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    const other = await shop.order();
    await shop.stripe.updateSession(other.session, { amount_total: paid.DE[0] - 1 });
    await shop.stripe.act(other.session, 'pay');
    await post(shop.customer, '/api/stripe/verify', { invoiceId: other.invoiceId });
    expect(await shop.invoice(other.invoiceId)).toMatchObject({ status: 'pending' });
    expect(shop.logs()).toContain('the amount differs');
  });

  test('the store says how its prices stand to the tax, and that no percentage is known', async () => {
    const seller = await (await shop.customer.go('/api/seller')).json();
    expect(seller).toMatchObject({ taxPercent: 0, taxNotice: null, taxPrices: prices });
    const cards = (await (await shop.customer.go('/api/plans/cards')).json()) as { tax: string };
    expect(cards.tax).toBe(
      prices === 'inclusive'
        ? 'tax included where it is charged'
        : 'tax is added where it is charged',
    );
  });
});

const refundOf = (buyer: TestBrowser, invoiceId: string, amount: number) =>
  post(buyer, `/api/invoices/${invoiceId}/refund`, { amount });
