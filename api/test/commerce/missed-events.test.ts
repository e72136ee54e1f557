import { Sweeper } from '../../src/commerce/fulfillment/sweeper.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { startShop, type Shop } from '../support/shop.ts';

const DAY = 86_400;
const EXPIRED = 'checkout.session.expired';
const seconds = () => Math.floor(Date.now() / 1000);
const sweep = (shop: Shop) => shop.api.app.get(Sweeper).sweep(0);
const statusOf = async (shop: Shop, id: string) => (await shop.invoice(id)).status;
/** Number of requested pages of events. */
const pagesOf = async ({ stripe }: Shop) => (await stripe.calls('GET /events')).length;

/** A completed license. Its further webhooks are dropped. */
async function license(shop: Shop) {
  const { session, invoiceId } = await shop.order('Multi', 5);
  await shop.stripe.act(session, 'pay');
  await shop.becomes(invoiceId, 'completed');
  await shop.stripe.setDeliveryFault({ drop: true });
  return { session, invoiceId };
}

/** Events of one expired checkout, newer than all events before. */
async function expiredCheckouts(shop: Shop, count: number, created?: number) {
  const { session, invoiceId } = await shop.order('Duo', 2);
  await shop.stripe.act(session, 'expire');
  const object = { object: 'checkout.session', id: session, metadata: { invoiceId } };
  return shop.stripe.createEvents(
    ...Array.from({ length: count }, () => ({ type: EXPIRED, object, created })),
  );
}

/** Events of another product of the same account, as recorded by an earlier sweep. */
async function otherProducts(shop: Shop, count: number) {
  const object = { object: 'checkout.session', id: 'cs_other', metadata: {} };
  const ids = await shop.stripe.createEvents(
    ...Array.from({ length: count }, () => ({ type: EXPIRED, object })),
  );
  await shop.rows(`insert into stripe_events (id, type, outcome)
    select id, '${EXPIRED}', 'foreign' from unnest('{${ids.join()}}'::text[]) as id`);
}

describe('the search for missed events', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));

  test.each([
    ['refund', 'refunded'],
    ['dispute', 'disputed'],
  ] as const)('finds a %s behind 110 newer events', async (act, status) => {
    const { session, invoiceId } = await license(shop);
    await shop.stripe.act(session, act);
    await expiredCheckouts(shop, 110);
    await sweep(shop);
    expect(await statusOf(shop, invoiceId)).toBe(status);
  });

  test('finds a refund and a dispute behind 1,000 newer events', async () => {
    const refunded = await license(shop);
    await shop.stripe.setDeliveryFault({});
    const disputed = await license(shop);
    await shop.stripe.act(refunded.session, 'refund');
    await otherProducts(shop, 500);
    await shop.stripe.act(disputed.session, 'dispute');
    await otherProducts(shop, 900);
    await expiredCheckouts(shop, 100);
    await sweep(shop);
    expect(await statusOf(shop, refunded.invoiceId)).toBe('refunded');
    expect(await statusOf(shop, disputed.invoiceId)).toBe('disputed');
  });

  test('skips handled events without calls to Stripe and without changes', async () => {
    const { session, invoiceId } = await license(shop);
    await shop.stripe.act(session, 'refund');
    await expiredCheckouts(shop, 150);
    const foreign = { object: 'checkout.session', id: 'cs_x', metadata: {} };
    const unknown = { ...foreign, metadata: { invoiceId: 'INV-NONE' } };
    await shop.stripe.createEvents(
      { type: EXPIRED, object: foreign },
      { type: EXPIRED, object: unknown },
    );
    for (let attempt = 0; attempt < 5; attempt += 1) await sweep(shop);
    const before = await shop.rows(`select * from stripe_events order by id`);
    const calls = (await shop.stripe.calls()).length;
    await sweep(shop);
    expect(await shop.rows(`select * from stripe_events order by id`)).toEqual(before);
    // Two pages of events, and no call for any of the events.
    expect((await shop.stripe.calls()).length - calls).toBe(2);
    expect(await statusOf(shop, invoiceId)).toBe('refunded');
    expect(shop.logs().match(/gave up on a webhook event/g)).toHaveLength(1);
  });

  test('needs at most twice as many calls for twice as many events', async () => {
    const calls = async (count: number) => {
      await shop.reset();
      await shop.stripe.setDeliveryFault({ drop: true });
      await otherProducts(shop, count);
      await sweep(shop);
      return (await shop.stripe.calls()).length;
    };
    const few = await calls(300);
    expect(await calls(600)).toBeLessThanOrEqual(2 * few);
  });

  test('finds a refund whose event is older than the events that were already read', async () => {
    const { session, invoiceId } = await license(shop);
    await expiredCheckouts(shop, 120);
    await sweep(shop);
    const [intent] = await shop.rows<{ id: string }>(
      `select payment_intent_id as id from invoices where id = '${invoiceId}'`,
    );
    await shop.stripe.act(session, 'refund');
    // Only an event that is nearly a month old reports the refund.
    await shop.stripe.deleteEvents();
    await expiredCheckouts(shop, 120);
    await shop.stripe.createEvents({
      type: 'charge.refunded',
      object: { object: 'charge', payment_intent: intent?.id },
      created: seconds() - 28 * DAY,
    });
    await sweep(shop);
    expect(await statusOf(shop, invoiceId)).toBe('refunded');
  });

  test('continues after an event that fails, and retries it in the next sweep', async () => {
    const first = await license(shop);
    await shop.stripe.setDeliveryFault({});
    const second = await license(shop);
    await shop.stripe.act(first.session, 'dispute');
    await shop.stripe.act(second.session, 'refund');
    // The newest event is handled first: the refund.
    await shop.stripe.arm({ kind: 'error', route: 'GET /checkout/sessions/:id', count: 1 });
    await sweep(shop);
    expect(await statusOf(shop, first.invoiceId)).toBe('disputed');
    expect(await statusOf(shop, second.invoiceId)).toBe('completed');
    await sweep(shop);
    expect(await statusOf(shop, second.invoiceId)).toBe('refunded');
  });

  test('reads at most 20 pages per sweep; the next sweep continues there', async () => {
    const { session, invoiceId } = await license(shop);
    await shop.stripe.act(session, 'refund');
    await otherProducts(shop, 2100);
    await sweep(shop);
    // All events are 22 pages. The SDK repeats a request that a slow machine cuts off, so 20 may be 21.
    expect(await pagesOf(shop)).toBeLessThan(22);
    expect(await statusOf(shop, invoiceId)).toBe('completed');
    await sweep(shop);
    expect(await statusOf(shop, invoiceId)).toBe('refunded');
  });

  test('continues after the last handled event when a sweep has run out of time', async () => {
    const licenses = [];
    for (const act of ['dispute', 'refund'] as const) {
      await shop.stripe.setDeliveryFault({});
      const each = await license(shop);
      await shop.stripe.act(each.session, act);
      licenses.push(each.invoiceId);
    }
    const [disputed = '', refunded = ''] = licenses;
    // Each reading of the clock advances it by a minute.
    let now = Date.now();
    const hurried = async () => {
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
      await sweep(shop).finally(() => clock.mockRestore());
    };
    // The newest event fails. The older one is handled all the same.
    await shop.stripe.arm({ kind: 'error', route: 'GET /checkout/sessions/:id', count: 1 });
    await hurried();
    expect(await statusOf(shop, disputed)).toBe('completed');
    await hurried();
    expect(await statusOf(shop, disputed)).toBe('disputed');
    expect(await statusOf(shop, refunded)).toBe('completed');
    // The first sweep ends this pass, and the second begins the next one.
    await sweep(shop);
    await sweep(shop);
    expect(await statusOf(shop, refunded)).toBe('refunded');
  });

  test('begins with the newest event when Stripe no longer has the event of the cursor', async () => {
    const { session, invoiceId } = await license(shop);
    await shop.stripe.act(session, 'refund');
    await shop.rows(
      `insert into stripe_cursors values ('undelivered events', 'evt_gone')
        on conflict (list) do update set after = excluded.after`,
    );
    await sweep(shop);
    expect(await statusOf(shop, invoiceId)).toBe('refunded');
  });
});
