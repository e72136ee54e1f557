import type { Customer } from '@portico/contracts/customers/schema';
import type { InvoicePage } from '@portico/contracts/invoices/schema';
import type { UserLicense } from '@portico/contracts/licenses/user/schema';
import type { Plan } from '@portico/contracts/store/schema';
import { changeFile, novaPack } from '../support/site-pack.ts';
import { startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

/** A shop of a pack that sells four plans in US dollars, under a guarantee of three weeks. */
const folder = novaPack();
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ env: { SITE_DIR: folder } });
});
afterEach(() => shop.reset());

const json = async <T>(path: string) => (await (await shop.api.call(path)).json()) as T;
const plans = () => json<Plan[]>('/api/plans');
const sessionOf = async (id: string) =>
  (await shop.stripe.sessions()).find((session) => session.id === id)!;

/** Replaces a text of the catalog, and waits until the plans are other ones. */
async function changeCatalog(from: string | RegExp, to: string): Promise<void> {
  const before = JSON.stringify(await plans()) + JSON.stringify(await json('/api/seller'));
  changeFile(folder, 'catalog.yaml', (text) => text.replace(from, to));
  await waitFor(
    'the catalog has changed',
    async () =>
      JSON.stringify(await plans()) + JSON.stringify(await json('/api/seller')) !== before,
  );
}

test('a store sells the plans of its pack, in its currency, with its savings and its words', async () => {
  const offered = await plans();
  expect(
    offered.map(({ id, name, price, currency, servers, maxServers, savings, popular }) => [
      ...[id, name, price, currency, servers, maxServers, savings, popular],
    ]),
  ).toEqual([
    ['Mini', 'Mini', 300, 'USD', 1, undefined, 0, false],
    ['Crew', 'Crew', 250, 'USD', 3, 9, 17, true],
    ['Fleet', 'Fleet', 1900, 'USD', 10, undefined, 37, false],
    ['Fleet Plus', 'Fleet+', 4800, 'USD', 30, undefined, 47, false],
  ]);
  expect(await json('/api/plans/cards')).toMatchObject({
    prices: 'Prices in US dollars',
    // Nothing ends its right of withdrawal early.
    consent: '',
    plans: [
      { plain: [{ price: '$3.00' }] },
      { popular: [{ price: '$7.50', quantity: [] }] },
      {},
      {},
    ],
  });
  expect(await json('/api/store')).toMatchObject({
    title: 'Keep Nova, pay once',
    promises: [{ text: 'Money back for 21 days' }],
  });
});

test('a purchase is made at the price of its plan, in dollars, and keeps its guarantee', async () => {
  const { session, invoiceId } = await shop.order('Crew', 4);
  expect(await sessionOf(session)).toMatchObject({
    currency: 'usd',
    amount_total: 1000,
    line_items: { data: [{ description: 'Nova Crew: lifetime license', quantity: 4 }] },
  });
  await shop.stripe.act(session, 'pay');
  await shop.becomes(invoiceId, 'completed');
  const invoice = await shop.invoice(invoiceId);
  expect(invoice).toMatchObject({
    ...{ plan: 'Crew', servers: 4, amount: 1000, currency: 'USD', paidAmount: 1000 },
    guarantee: { days: 21, activeHours: 72 },
    refund: { state: 'refundable', until: invoice.completedAt! + 21 * 86_400 },
  });
});

test('what the catalog does not have is not sold', async () => {
  const refusals = [
    [await shop.buy('Duo', 2), 400, 'Unknown plan.'],
    [await shop.buy('mini', 1), 400, 'Unknown plan.'],
    [await shop.buy('constructor', 1), 400, 'Unknown plan.'],
    [await shop.buy('Crew', 2), 400, 'The plan Crew covers 3 to 9 servers.'],
    [await shop.buy('Crew', 10), 400, 'The plan Crew covers 3 to 9 servers.'],
    [await shop.buy('Fleet', 9), 400, 'The plan Fleet covers 10 servers.'],
    [await shop.buy('Mini', 1, { price: 299 }), 409, 'The price has changed to $3.00.'],
  ] as const;
  for (const [answer, status, error] of refusals) {
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error });
  }
  expect(await shop.stripe.sessions()).toEqual([]);
});

test('a changed catalog sells under its own terms, and changes nothing that was bought', async () => {
  const paid = await shop.license('Mini', 1);
  const open = await shop.order('Fleet', 10);
  await changeCatalog('currency: USD', 'currency: EUR');
  await changeCatalog('days: 21', 'days: 3');
  // The same amount in another currency is another purchase: the open payment page is closed.
  const next = await shop.order('Fleet', 10);
  expect(next.invoiceId).not.toBe(open.invoiceId);
  expect((await sessionOf(open.session)).status).toBe('expired');
  expect(await sessionOf(next.session)).toMatchObject({ currency: 'eur', amount_total: 1900 });
  expect(await shop.invoice(next.invoiceId)).toMatchObject({
    ...{ currency: 'EUR', guarantee: { days: 3, activeHours: 72 } },
  });
  expect(await shop.invoice(paid)).toMatchObject({
    ...{ currency: 'USD', guarantee: { days: 21, activeHours: 72 } },
  });
  await changeCatalog('currency: EUR', 'currency: USD');
  await changeCatalog('days: 3', 'days: 21');
});

test('an invoice keeps the name and the words of its plan, whatever the pack says later', async () => {
  const staff = await shop.api.signIn({ id: '100000000000000001', rank: 'Supporter' });
  const shown = async (id: string) => {
    const invoice = await shop.invoice(id);
    const read = async <T>(path: string) => (await (await shop.customer.go(path)).json()) as T;
    const list = await read<InvoicePage>('/api/user/invoices/sort?q=fleet%2B');
    const { licenses } = await read<{ licenses: UserLicense[] }>('/api/user/licenses');
    const copy = await read<{ data: { invoices: { invoices: { planName: string }[] } } }>(
      '/api/account/export',
    );
    const record = await shop.api.call(`/api/staff/customers/${id}`, {
      headers: { cookie: staff },
    });
    const { invoices } = (await record.json()) as Customer;
    return [
      [invoice.plan, invoice.planName, invoice.planFeatures],
      ...[list.invoices, licenses, copy.data.invoices.invoices, invoices].map((rows) =>
        rows.map(({ planName }) => planName),
      ),
    ];
  };
  const bought = [
    ['Fleet Plus', 'Fleet+', ['The licenses of 30 servers']],
    ...[['Fleet+'], ['Fleet+'], ['Fleet+'], ['Fleet+']],
  ];
  const id = await shop.license('Fleet Plus', 30);
  expect(await shown(id)).toEqual(bought);
  const words = 'en/catalog.yaml';
  const before = JSON.stringify(await plans());
  changeFile(folder, words, (text) =>
    text.replace('name: Fleet+', 'name: Armada').replace('licenses of 30 servers', 'sea'),
  );
  await waitFor('the plan is renamed', async () => JSON.stringify(await plans()) !== before);
  expect(await shown(id)).toEqual(bought);
  // What is bought from now on has the new words.
  const next = await shop.order('Fleet Plus', 30);
  expect(await shop.invoice(next.invoiceId)).toMatchObject({
    planName: 'Armada',
    planFeatures: ['The sea'],
  });
  await shop.rows(`delete from invoices where id = '${next.invoiceId}'`);
  changeFile(folder, words, (text) => text.replace(/ {2}Fleet Plus:\n(?: {4}.*\n)+/, ''));
  await changeCatalog(/ {2}- id: Fleet Plus\n(?: {4}.*\n)+/, '');
  expect(await plans()).toHaveLength(3);
  expect(await shown(id)).toEqual(bought);
});

test('a payment page that was opened under other words is closed', async () => {
  const open = await shop.order('Mini', 1);
  const before = JSON.stringify(await plans());
  changeFile(folder, 'en/catalog.yaml', (text) => text.replace('A single server', 'One'));
  await waitFor('the description is changed', async () => JSON.stringify(await plans()) !== before);
  // Neither its name nor what it lists: the same purchase.
  expect(await shop.order('Mini', 1)).toEqual(open);
  changeFile(folder, 'en/catalog.yaml', (text) =>
    text.replace('The license of 1 server', 'One license'),
  );
  await waitFor('its features are changed', async () =>
    JSON.stringify(await plans()).includes('One license'),
  );
  const next = await shop.order('Mini', 1);
  expect(next.invoiceId).not.toBe(open.invoiceId);
  expect((await sessionOf(open.session)).status).toBe('expired');
  // Invoices from before these columns have no words to compare.
  await shop.rows(`update invoices set plan_name = null, plan_features = null`);
  expect(await shop.order('Mini', 1)).toEqual(next);
  expect(await shop.invoice(next.invoiceId)).toMatchObject({ planName: 'Mini', planFeatures: [] });
});

test('a payment in another currency than that of its invoice gives no license', async () => {
  const { session, invoiceId } = await shop.order('Mini', 1);
  await shop.rows(`update invoices set currency = 'EUR' where id = '${invoiceId}'`);
  await shop.stripe.act(session, 'pay');
  await waitFor('the payment was refused', () =>
    Promise.resolve(shop.logs().includes('the currency differs')),
  );
  expect((await shop.invoice(invoiceId)).status).toBe('pending');
});

test('a wrong catalog changes nothing: the last valid one is sold', async () => {
  const before = await plans();
  changeFile(folder, 'catalog.yaml', (text) => text.replace('price: 300', 'price: 0'));
  await waitFor('the problem is in the log', () =>
    Promise.resolve(shop.logs().includes('plans.0.price: must be above 0')),
  );
  expect(await plans()).toEqual(before);
});
