import { SHOWN_USER_HEADER } from '@portico/sdk/contracts/session/shown-user';
import { RefundSender } from '../../src/commerce/refunds/refund-sender.service.ts';
import { PageLinks } from '../../src/core/pages/page-links.ts';
import { HOLDS, holdTriggers, LOCK, releaseTriggers } from '../support/holds.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { CUSTOMER, GUILDS, startShop, type Shop } from '../support/shop.ts';
import { sdkOf } from '../support/stripe.ts';
import { killingAt, startVictim } from '../support/victim.ts';
import { waitFor } from '../support/wait.ts';

/**
 * Kills a replica, which runs in its own process, while one purchase is at each boundary. Another
 * replica then continues. The product has no fault points: database triggers block the statements until
 * the process is dead, Stripe is slow, and a preloaded module kills the process at a response.
 */
const TOKENS = { TOKEN_KEY: Buffer.alloc(32, 7).toString('base64') };
const CREATE = 'POST /checkout/sessions';

/** Purchases that are paid at the time of the kill, one per boundary. */
const PAID = {
  'the event is stored': { servers: 1, hold: HOLDS.event },
  'the status changes': { servers: 2, hold: HOLDS.status },
  'the slots are made': { servers: 3, hold: HOLDS.slots },
  'the answer is sent': { servers: 4, hold: undefined },
} as const;
type PaidBoundary = keyof typeof PAID;
const boundaries = Object.keys(PAID) as PaidBoundary[];

let postgres: TestPostgres;
let databaseUrl: string;
let shop: Shop;
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.newDatabase();
  // Stripe retries events until the test has detected the end of the process.
  const retryMs = Array.from({ length: 100 }, () => 200);
  shop = await startShop({ databaseUrl, env: TOKENS, stripe: { retryMs } });
  // Neither replica has a live remote: both send buyers back to the landing page.
  shop.api.app.get(PageLinks).register(() => undefined);
});

describe.each(['before', 'after'] as const)('killing a replica %s … (threats row 19)', (when) => {
  const orders = new Map<PaidBoundary, { session: string; invoiceId: string }>();
  /** States of the invoices after the kill, by plan and servers. */
  let left: Record<string, string>;

  const query = (statement: string) => postgres.query(statement, databaseUrl);
  /** Number of the test's advisory locks that are granted, or waiting. */
  const locks = async (granted: boolean) =>
    (
      await query(`select 1 from pg_locks
        where locktype = 'advisory' and objid = ${LOCK} and granted = ${granted}`)
    ).length;
  const buyAt = (url: string, plan: string, servers: number) =>
    void fetch(`${url}/api/stripe/checkout`, {
      method: 'POST',
      headers: {
        cookie: shop.customer.cookieHeader(),
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ plan, servers, userId: '473052869059424293' }),
    }).catch(() => undefined);

  beforeAll(async () => {
    await shop.reset();
    const victim = await startVictim(shop, {
      ...{ DATABASE_URL: databaseUrl, ...TOKENS },
      ...killingAt('/api/stripe/webhook', when),
    });
    for (const boundary of boundaries) {
      orders.set(boundary, await shop.order('Single', PAID[boundary].servers));
    }

    await query(holdTriggers(when));
    const held = query(`select pg_advisory_lock(${LOCK}); select pg_sleep(600)`);
    held.catch(() => undefined);
    await waitFor('the lock is ours', async () => (await locks(true)) === 1);
    await shop.stripe.setEndpoint(`${victim.url}/api/stripe/webhook`);
    let waiting = 0;
    /** Blocks a purchase at its boundary. */
    const stopAt = async (hold: string, key: string, go: () => unknown) => {
      await query(`insert into holds values ('${hold}', '${key}')`);
      await go();
      waiting += 1;
      await waitFor(
        `the statement is blocked: ${hold}`,
        async () => (await locks(false)) === waiting,
      );
    };
    for (const [boundary, { session, invoiceId }] of orders) {
      const { hold } = PAID[boundary];
      if (hold) await stopAt(hold, invoiceId, () => shop.stripe.act(session, 'pay'));
    }
    await stopAt(HOLDS.invoice, 'Duo', () => buyAt(victim.url, 'Duo', 2));
    const calls = (await shop.stripe.calls(CREATE)).length;
    await shop.stripe.arm({ kind: 'slow', ms: 5_000, part: when, route: CREATE, count: 1 });
    buyAt(victim.url, 'Multi', 5);
    await waitFor(
      'the call to Stripe',
      async () => (await shop.stripe.calls(CREATE)).length > calls,
    );

    // All purchases are at their boundaries. The response to the last one kills the process.
    await shop.stripe.act(orders.get('the answer is sent')?.session ?? '', 'pay');
    expect(await victim.ended).toBe('SIGKILL');
    await query(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database()
        and (query like '%pg_sleep(600)%' or wait_event_type = 'Lock')`);
    await waitFor('nothing is held', async () => (await locks(false)) + (await locks(true)) === 0);
    await query(releaseTriggers);
    left = Object.fromEntries(
      (
        await shop.rows<{ name: string; status: string }>(
          `select plan || ' ' || servers as name, status from invoices`,
        )
      ).map(({ name, status }) => [name, status]),
    );
    await shop.stripe.setEndpoint(`${shop.api.url}/api/stripe/webhook`);
  });
  afterAll(() => expectLedgerAddsUp(shop));

  const settledOnce = async (plan: string, servers: number) => {
    const rows = await shop.rows(`select status, (select count(*)::int from licence_slots
      where invoice_id = invoices.id) as slots from invoices
      where plan = '${plan}' and servers = ${servers}`);
    expect(rows).toEqual([{ status: 'completed', slots: servers }]);
  };

  test.each(boundaries)('%s: the purchase is completed once', async (boundary) => {
    const { servers, hold } = PAID[boundary];
    // A blocked transaction was rolled back. A transaction before a response was committed.
    expect(left[`Single ${servers}`]).toBe(hold ? 'pending' : 'completed');
    await shop.becomes(orders.get(boundary)?.invoiceId ?? '', 'completed');
    await settledOnce('Single', servers);
  });

  test.each([
    ['the invoice is stored', 'Duo', 2, undefined],
    ['the session is created', 'Multi', 5, 'pending'],
  ] as const)(
    '%s: a new attempt completes the purchase once',
    async (_boundary, plan, servers, status) => {
      expect(left[`${plan} ${servers}`]).toBe(status);
      const ofPlan = async () =>
        (await shop.stripe.sessions()).filter(
          ({ amount_total: amount }) => amount === (plan === 'Duo' ? 849 : 1999),
        );
      if (status && when === 'before') {
        // Stripe creates the session although the caller is gone.
        await waitFor('the session', async () => (await ofPlan()).length > 0);
      }
      const { session, invoiceId } = await shop.order(plan, servers);
      await shop.stripe.act(session, 'pay');
      await shop.becomes(invoiceId, 'completed');
      await settledOnce(plan, servers);
      expect(await ofPlan()).toHaveLength(1);
    },
  );

  test('all events were delivered and handled', async () => {
    await waitFor('no event is left', async () => {
      const deliveries = await shop.stripe.deliveries();
      const sent = new Set(deliveries.map(({ event }) => event));
      const taken = deliveries.filter(({ status }) => status === 200);
      return (
        sent.size >= boundaries.length &&
        new Set(taken.map(({ event }) => event)).size === sent.size
      );
    });
    expect(await shop.rows(`select 1 from stripe_events where outcome <> 'done'`)).toEqual([]);
  });
});

describe.each(['before', 'after'] as const)('killing a replica %s Stripe refunds', (part) => {
  afterAll(() => expectLedgerAddsUp(shop));

  test('the refund is paid once, and its servers have no license (threats row 148)', async () => {
    await shop.reset();
    const invoiceId = await shop.license('Duo', 2);
    await shop.authorize(invoiceId, GUILDS[0]);
    await shop.stripe.setDeliveryFault({ drop: true });
    const victim = await startVictim(shop, { DATABASE_URL: databaseUrl, ...TOKENS });
    await shop.stripe.arm({ kind: 'slow', ms: 2_000, part, route: 'POST /refunds', count: 1 });
    const call = fetch(`${victim.url}/api/invoices/${invoiceId}/refund`, {
      method: 'POST',
      headers: {
        cookie: shop.customer.cookieHeader(),
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        [SHOWN_USER_HEADER]: CUSTOMER,
      },
      body: JSON.stringify({ amount: 849 }),
    }).catch(() => undefined);
    await waitFor(
      'the call to Stripe',
      async () => (await shop.stripe.calls('POST /refunds')).length === 1,
    );
    victim.child.kill('SIGKILL');
    await Promise.all([victim.ended, call]);
    expect(await shop.rows('select status from refunds')).toEqual([{ status: 'requested' }]);
    expect((await shop.authorize(invoiceId, GUILDS[1])).status).toBe(409);
    await waitFor('the refund', async () => {
      // Stripe may still work on the first call with the same key.
      await shop.api.app.get(RefundSender).continueRequested(0);
      return (await shop.invoice(invoiceId)).status === 'refunded';
    });
    expect(await shop.rows('select status, attempt from refunds')).toEqual([
      { status: 'succeeded', attempt: 0 },
    ]);
    const refunds = (await sdkOf(shop.stripe).refunds.list()).data;
    expect(refunds.map(({ amount }) => amount)).toEqual([849]);
    await shop.stripe.setDeliveryFault({});
  });
});
