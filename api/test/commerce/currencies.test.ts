import { changeFile, sitePack } from '../support/site-pack.ts';
import { ADMINISTRATOR, readAnswer } from '../support/refunds.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { post, startShop, type Shop } from '../support/shop.ts';

/** The demo's plans at other prices in a currency; the plan Duo costs `duo`. */
function packIn(currency: string, duo: number): string {
  const folder = sitePack((facts) => (facts.seller = { name: 'Juno', address: 'Street 1' }));
  changeFile(folder, 'catalog.yaml', (text) =>
    text
      .replace('currency: EUR', `currency: ${currency}`)
      .replace('max: 25', 'max: 2')
      .replace(/price: \d+/g, `price: ${duo}`),
  );
  return folder;
}

describe.each([
  { currency: 'USD', duo: 849, shown: '$8.49', part: 100, csv: '8,49' },
  { currency: 'JPY', duo: 1200, shown: '¥1,200', part: 100, csv: '1200' },
  { currency: 'VND', duo: 49_000_000, shown: '₫49,000,000', part: 1000, csv: '49000000' },
  { currency: 'KWD', duo: 2520, shown: 'KWD\u00a02.520', part: 500, wrong: 505, csv: '2,520' },
  { currency: 'ISK', duo: 120_000, shown: 'ISK\u00a01,200', part: 500, wrong: 550, csv: '1200,00' },
])('a store in $currency', ({ currency, duo, shown, part, wrong, csv }) => {
  let shop: Shop;
  let member: string;
  beforeAll(async () => {
    shop = await startShop({ env: { SITE_DIR: packIn(currency, duo) } });
    member = await shop.api.signIn({ id: ADMINISTRATOR, rank: 'Administrator' });
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));

  const asMember = (path: string, body?: object) =>
    shop.api.call(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: member,
        'sec-fetch-site': 'same-origin',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const refundPart = async (invoiceId: string, amount: number, refunded = 0) =>
    readAnswer(
      await asMember(`/api/staff/invoices/${invoiceId}/refund`, {
        ...{ amount, refunded, reason: 'Charged twice' },
      }),
    );

  test('sells, refunds a part and then the rest, and counts both in its own units', async () => {
    const cards = JSON.stringify(await (await shop.api.call('/api/plans/cards')).json());
    expect(cards).toContain(JSON.stringify(shown).slice(1, -1));
    const invoiceId = await shop.license('Duo', 2);
    expect(await shop.invoice(invoiceId)).toMatchObject({ amount: duo, paidAmount: duo, currency });
    if (wrong !== undefined)
      expect(await refundPart(invoiceId, wrong)).toMatchObject({
        ...{ httpStatus: 400, kind: 'amount-too-precise' },
      });
    expect(await refundPart(invoiceId, part)).toMatchObject({ httpStatus: 200, amount: part });
    await shop.becomes(invoiceId, 'completed');
    const today = new Date().toISOString().slice(0, 10);
    const sheet = await asMember(`/api/staff/sales/export?from=${today}&to=${today}`);
    const lines = (await sheet.text()).trim().split('\r\n');
    expect(lines.at(-1)).toContain(csv);
    const rest = await post(shop.customer, `/api/invoices/${invoiceId}/refund`, {
      amount: duo - part,
    });
    expect(rest.status).toBe(200);
    await shop.becomes(invoiceId, 'refunded');
    expect(await shop.invoice(invoiceId)).toMatchObject({ refundedAmount: duo });
  });
});
