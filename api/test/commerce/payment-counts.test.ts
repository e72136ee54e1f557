import { MetricsService } from '../../src/core/metrics/metrics.service.ts';
import { Sweeper } from '../../src/commerce/fulfillment/sweeper.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { post, startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';
import { webhooksOf } from '../support/webhooks.ts';

/** Counter -> the label whose values are compared. */
const COUNTERS = {
  portico_payments_total: 'outcome',
  portico_sweeper_findings_total: 'kind',
} as const;

/** The counters that alerts read (deploy/prometheus/portico.rules.yml). */
async function counts({ api }: Shop): Promise<Record<string, number>> {
  const metrics = await api.app.get(MetricsService).registry.getMetricsAsJSON();
  return Object.fromEntries(
    metrics.flatMap(({ name, values }) => {
      const label = COUNTERS[name as keyof typeof COUNTERS];
      return label ? values.map(({ labels, value }) => [String(labels[label]), value]) : [];
    }),
  ) as Record<string, number>;
}

describe('the counters of payments', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));
  const { deliver, eventOf } = webhooksOf(() => shop);

  /** The counters that `change` has increased. */
  const increased = async (change: () => Promise<unknown>) => {
    const before = await counts(shop);
    await change();
    const after = await counts(shop);
    return Object.fromEntries(
      Object.entries(after)
        .map(([name, value]) => [name, value - (before[name] ?? 0)] as const)
        .filter(([, difference]) => difference !== 0),
    );
  };
  const verify = (invoiceId: string) => post(shop.customer, '/api/stripe/verify', { invoiceId });
  const sweep = () => shop.api.app.get(Sweeper).sweep(0);
  /** A session whose webhooks do not arrive. */
  const silent = async () => {
    await shop.stripe.setDeliveryFault({ drop: true });
    return shop.order();
  };

  test('a payment is counted once per state, and the end of a dispute that was won is none', async () => {
    const { session, invoiceId } = await shop.order();
    const to = (
      act: 'pay' | 'refund' | 'expire' | 'fail',
      status: string,
      of = { session, invoiceId },
    ) =>
      increased(async () => {
        await shop.stripe.act(of.session, act);
        await shop.becomes(of.invoiceId, status);
      });
    expect(await to('pay', 'completed')).toEqual({ paid: 1 });
    let dispute = '';
    const disputed = async () => {
      dispute = (await shop.stripe.act(session, 'dispute')).id;
      await shop.becomes(invoiceId, 'disputed');
    };
    const won = async () => {
      await shop.stripe.endDispute(dispute, 'won');
      await shop.becomes(invoiceId, 'completed');
    };
    expect(await increased(disputed)).toEqual({ disputed: 1 });
    expect(await increased(won)).toEqual({});
    expect(await to('refund', 'refunded')).toEqual({ refunded: 1 });
    expect(await to('expire', 'expired', await shop.order('Single', 3))).toEqual({ expired: 1 });
    const late = await shop.order('Multi', 5);
    await shop.stripe.act(late.session, 'pay-later');
    await waitFor('the event', async () => !(await shop.invoice(late.invoiceId)).payable);
    expect(await to('fail', 'failed', late)).toEqual({ failed: 1 });
  });

  test('a payment is counted once, however often it is verified', async () => {
    const { session, invoiceId } = await silent();
    expect(await increased(() => verify(invoiceId))).toEqual({});
    // The payment page is still open, so the next click leads to it again.
    expect((await shop.order()).session).toBe(session);
    await shop.stripe.act(session, 'pay');
    expect(await increased(() => Promise.all([1, 2, 3].map(() => verify(invoiceId))))).toEqual({
      paid: 1,
    });
  });

  test('a mismatch is counted only where money has arrived', async () => {
    const { session, invoiceId } = await silent();
    await shop.stripe.updateSession(session, { currency: 'usd' });
    expect(await increased(() => verify(invoiceId))).toEqual({});
    expect(shop.logs()).not.toContain('"alert":"payment"');
    await shop.stripe.act(session, 'pay');
    expect(await increased(() => verify(invoiceId))).toEqual({ mismatched: 1 });
  });

  test('a payment of another session of an invoice is counted only where it was paid, and then as a mismatch', async () => {
    const first = await silent();
    /** Another session of the same price, which belongs to no invoice yet. */
    const another = async () => {
      await shop.rows('update invoices set checkout_open = false');
      const { id: session } = (await (await shop.buy('Duo', 2, { again: true })).json()) as {
        id: string;
      };
      const [row] = await shop.rows<{ id: string }>(
        `update invoices set session_id = null where session_id = '${session}' returning id`,
      );
      return { session, invoiceId: row?.id ?? '' };
    };
    const other = await another();
    const { object } = (await eventOf(other.invoiceId, 'checkout.session.completed')).data;
    const claim = {
      client_reference_id: first.invoiceId,
      metadata: { invoiceId: first.invoiceId },
    };
    await shop.stripe.updateSession(other.session, claim);
    const arrives = (id: string) =>
      deliver({
        ...{ id, object: 'event', type: 'checkout.session.completed' },
        data: { object: { ...object, ...claim } },
      });
    const ofInvoice = async () => {
      const [row] = await shop.rows<{ session: string; status: string }>(
        `select session_id as session, status from invoices where id = '${first.invoiceId}'`,
      );
      return row;
    };
    // An unknown invoice would be answered with 503.
    expect((await arrives('evt_unpaid')).status).toBe(200);
    expect(await ofInvoice()).toEqual({ session: first.session, status: 'pending' });
    await shop.stripe.act(other.session, 'pay');
    expect(await increased(() => arrives('evt_paid'))).toEqual({ paid: 1 });
    expect(await ofInvoice()).toEqual({ session: other.session, status: 'completed' });
    const third = await another();
    await shop.stripe.updateSession(third.session, claim);
    await shop.stripe.act(third.session, 'pay');
    const paidTwice = { ...object, id: third.session, ...claim };
    expect(
      await increased(() =>
        deliver({
          ...{ id: 'evt_twice', object: 'event', type: 'checkout.session.completed' },
          data: { object: paidTwice },
        }),
      ),
    ).toEqual({ mismatched: 1 });
    expect(shop.logs()).toContain('the invoice was already paid by another session');
    expect(await ofInvoice()).toEqual({ session: other.session, status: 'completed' });
  });

  test('a payment is counted once where a second event of an expired session arrives', async () => {
    const { session, invoiceId } = await silent();
    await shop.stripe.act(session, 'expire');
    const again = async (id: string) =>
      deliver(await eventOf(invoiceId, 'checkout.session.expired', id));
    expect(await increased(() => again('evt_first'))).toEqual({ expired: 1 });
    expect(await increased(() => again('evt_second'))).toEqual({});
    expect(
      await shop.rows(`select kind, source from ledger where invoice_id = '${invoiceId}'
        and kind = 'invoice.closed'`),
    ).toEqual([expect.objectContaining({ source: 'webhook evt_first' })]);
  });

  test('a payment counts as found by the sweeper where the sweeper changed an invoice', async () => {
    const { session } = await silent();
    expect(await increased(sweep)).toEqual({});
    await shop.stripe.act(session, 'pay');
    expect(await increased(sweep)).toMatchObject({ paid: 1, payment: 1 });
    const wrong = await silent();
    await shop.stripe.act(wrong.session, 'pay');
    await shop.stripe.updateSession(wrong.session, { currency: 'usd' });
    await shop.rows(`update invoices set swept_at = null`);
    const found = await increased(sweep);
    expect(found.mismatched).toBeGreaterThanOrEqual(1);
    expect(found.payment).toBeUndefined();
  });

  test('events and abandoned purchases count as found by the sweeper', async () => {
    const invoiceId = await shop.license();
    const [row] = await shop.rows<{ session: string }>(
      `select session_id as session from invoices where id = '${invoiceId}'`,
    );
    await sweep();
    await shop.stripe.setDeliveryFault({ drop: true });
    await shop.stripe.act(row?.session ?? '', 'refund');
    // Stripe sends several events about a refund; the first one changes the invoice.
    const found = await increased(sweep);
    expect(found).toMatchObject({ refunded: 1 });
    expect(found.event).toBeGreaterThanOrEqual(1);
    expect(found.payment).toBeUndefined();
    await shop.stripe.arm({ kind: 'down', route: 'POST /checkout/sessions' });
    expect((await shop.buy('Duo', 2)).status).toBe(502);
    await shop.stripe.clearFaults();
    await shop.rows(`update invoices set created_at = now() - interval '26 hours'
      where status = 'pending'`);
    expect(await increased(sweep)).toEqual({ abandoned: 1 });
  });
});
