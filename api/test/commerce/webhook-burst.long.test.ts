import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MissedEvents } from '../../src/commerce/fulfillment/missed-events.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { newPostgresDatabase } from '../support/database.ts';
import { startProcess } from '../support/process.ts';
import { shopEnv, startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

const EVENTS = 1_000;
const INVOICES = 20;
/** As the API has them: events in work, and events that wait. */
const AT_ONCE = 4;
const LINE = 200;
const FETCH = 'GET /checkout/sessions/:id';
const TOKENS = { TOKEN_KEY: Buffer.alloc(32, 7).toString('base64') };
/** Stripe delivers nothing again, so that the sweeper has to find what was refused. */
const NEVER_AGAIN = { retryMs: [] };

/** Pays twenty invoices, and makes a thousand events of them that Stripe holds back. */
async function holdEvents({ stripe, order }: Shop): Promise<void> {
  await stripe.setDeliveryFault({ hold: true });
  const orders: { session: string; invoiceId: string }[] = [];
  for (let servers = 1; servers <= INVOICES; servers += 1) {
    const made = await order('Single', servers);
    await stripe.act(made.session, 'pay');
    orders.push(made);
  }
  await stripe.createEvents(
    ...Array.from({ length: EVENTS - INVOICES }, (_, index) => {
      const { session: id, invoiceId } = orders[index % INVOICES] ?? {};
      const object = { object: 'checkout.session', id, metadata: { invoiceId } };
      return { type: 'checkout.session.completed', object };
    }),
  );
}

describe('a thousand webhooks at once (threats row 152)', () => {
  test('are handled four at a time, and each has its effect once', async () => {
    const shop = await startShop({ stripe: NEVER_AGAIN });
    await holdEvents(shop);
    await shop.stripe.arm({ kind: 'slow', ms: 300, route: FETCH });
    const before = (await shop.stripe.calls(FETCH)).length;
    const fetches = async () => (await shop.stripe.calls(FETCH)).slice(before);
    const acknowledged = async () =>
      (await shop.stripe.deliveries()).filter(({ status }) => status === 200).length;
    await shop.stripe.release();
    await waitFor('the first events', async () => (await fetches()).length > 0);
    // Called while events are in work.
    const [live, list] = await Promise.all([
      shop.api.call('/api/health/live'),
      shop.customer.go('/api/user/invoices/sort'),
    ]);
    expect([live.status, list.status]).toEqual([200, 200]);
    expect(await acknowledged()).toBeLessThan(LINE);
    let mostAtOnce = 0;
    await waitFor(
      'an answer to each event',
      async () => {
        const inWork = (await fetches()).filter(({ status }) => status === 0).length;
        mostAtOnce = Math.max(mostAtOnce, inWork);
        return (await shop.stripe.deliveries()).length === EVENTS;
      },
      60_000,
    );
    expect(mostAtOnce).toBeGreaterThan(1);
    expect(mostAtOnce).toBeLessThanOrEqual(AT_ONCE);

    const statuses = (await shop.stripe.deliveries()).map(({ status }) => status);
    expect(statuses).toContain(503);
    // 0: on a busy machine, Stripe may hang up before the answer.
    expect(statuses.filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
    const stored = () =>
      shop.rows<{ outcome: string; attempts: number }>(
        'select outcome, attempts from stripe_events',
      );
    // An acknowledged event is stored with its effect, and a refused one has none.
    const { length } = await stored();
    expect(length).toBeGreaterThanOrEqual(await acknowledged());
    expect(length).toBeLessThan(EVENTS);

    await shop.stripe.clearFaults();
    // One search has a limit of time, which a busy machine may reach.
    for (let searches = 0; searches < 5 && (await stored()).length < EVENTS; searches += 1) {
      await shop.api.app.get(MissedEvents).search();
    }
    const all = await stored();
    expect(all).toHaveLength(EVENTS);
    expect(new Set(all.map((event) => JSON.stringify(event)))).toEqual(
      new Set([JSON.stringify({ outcome: 'done', attempts: 1 })]),
    );
    expect(
      await shop.rows(`select kind, count(*)::int from ledger group by kind order by kind`),
    ).toEqual([
      { kind: 'invoice.created', count: INVOICES },
      { kind: 'payment.received', count: INVOICES },
      { kind: 'slots.made', count: INVOICES },
    ]);
    await expectLedgerAddsUp(shop);
  }, 360_000);

  /** docs/benchmarks.md quotes its measurements: `SHOW_TIMES=1`. */
  test('refuse no other call of a replica with PostgreSQL', async () => {
    const { databaseUrl } = await newPostgresDatabase();
    const shop = await startShop({ databaseUrl, env: TOKENS, stripe: NEVER_AGAIN });
    const replica = startProcess({
      DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-burst-')),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      ...shopEnv(shop.stripe, shop.discord),
      ...TOKENS,
    });
    const url = await replica.ready;
    await holdEvents(shop);
    await shop.stripe.setEndpoint(`${url}/api/stripe/webhook`);
    // Another process probes, so that its times do not contain the work of this one.
    const prober = spawn(process.execPath, ['--input-type=module', '-e', PROBER], {
      env: { PATH: process.env.PATH, ORIGIN: url, COOKIE: shop.customer.cookieHeader() },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let output = '';
    prober.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await waitFor('the first probes', () => output.includes('ready'));
    await shop.stripe.release();
    await waitFor(
      'an answer to each event',
      async () => (await shop.stripe.deliveries()).length === EVENTS,
      60_000,
    );
    prober.stdin.end();
    await once(prober, 'exit');
    const found = JSON.parse(output.replace('ready', '')) as Record<string, { refused: number }>;
    if (process.env.SHOW_TIMES === '1') process.stderr.write(`${JSON.stringify(found)}\n`);
    expect(Object.values(found).map(({ refused }) => refused)).toEqual([0, 0]);
  }, 120_000);
});

/** Calls two routes until its input ends, and writes their numbers of calls and longest times. */
const PROBER = `
const found = {};
let isOver = false;
process.stdin.on('end', () => (isOver = true)).resume();
const probe = async (path) => {
  const start = performance.now();
  const { status } = await fetch(process.env.ORIGIN + path, { headers: { cookie: process.env.COOKIE } });
  const { calls, refused, worstMs } = (found[path] ??= { calls: 0, refused: 0, worstMs: 0 });
  const ms = Math.round(performance.now() - start);
  found[path] = {
    calls: calls + 1,
    refused: refused + (status === 200 ? 0 : 1),
    // The first call connects and compiles.
    worstMs: calls === 0 ? 0 : Math.max(worstMs, ms),
  };
};
const paths = ['/api/health/live', '/api/user/invoices/sort'];
await Promise.all(paths.map(probe));
console.log('ready');
await Promise.all(
  paths.map(async (path) => {
    while (!isOver) {
      await probe(path);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }),
);
console.log(JSON.stringify(found));
`;
