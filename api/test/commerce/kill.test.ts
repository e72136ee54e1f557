import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startProcess, type ApiProcess } from '../support/process.ts';
import { shopEnv, startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

/**
 * A replica as a process of its own is killed at each boundary of a purchase; another one then
 * goes on. No fault points in the product: a trigger of the database holds the statement until the
 * process is dead, and the answer is caught by a module that is loaded before the program.
 */
const LOCK = 4711;

/** Makes statements wait, before or after they are carried out. */
const hold = (when: 'before' | 'after', event: string, table: string) => `
  create or replace function hold() returns trigger language plpgsql as $$
  begin
    if current_setting('application_name') = 'portico' then
      perform pg_advisory_xact_lock_shared(${LOCK});
    end if;
    return coalesce(new, old);
  end $$;
  drop trigger if exists hold on ${table};
  create trigger hold ${when} ${event} on ${table} for each row execute function hold()`;

describe('killed in the middle, then started again (threats row 19)', () => {
  let postgres: TestPostgres;
  let databaseUrl: string;
  let shop: Shop;
  let preload: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = await postgres.newDatabase();
    shop = await startShop({ databaseUrl, env: TOKENS });
    preload = join(mkdtempSync(join(tmpdir(), 'portico-kill-')), 'kill.mjs');
    writeFileSync(
      preload,
      `import { ServerResponse } from 'node:http';
       const { end } = ServerResponse.prototype;
       ServerResponse.prototype.end = function (...all) {
         const hit = this.req?.url === process.env.KILL_URL;
         if (hit && process.env.KILL_WHEN === 'before') process.kill(process.pid, 'SIGKILL');
         const result = end.apply(this, all);
         if (hit) this.on('finish', () => process.kill(process.pid, 'SIGKILL'));
         return result;
       };`,
    );
  });
  beforeEach(() => shop.reset());

  const start = async (env: Record<string, string> = {}): Promise<ApiProcess & { url: string }> => {
    const process = startProcess({
      DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-kill-')),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      ...shopEnv(shop.stripe, shop.discord),
      ...TOKENS,
      NODE_OPTIONS: `--import ${preload}`,
      ...env,
    });
    return { ...process, url: await process.ready };
  };
  const webhook = (url: string) => `${url}/api/stripe/webhook`;
  /** Kills the process as soon as one of its statements waits for our lock. */
  const killWaiting = async (victim: ApiProcess) => {
    await waitFor('a statement is held', async () => {
      const rows = await postgres.query(
        `select 1 from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`,
        databaseUrl,
      );
      return rows.length > 0;
    });
    victim.child.kill('SIGKILL');
    await victim.ended;
  };
  /** Holds the lock while something is done. */
  const holding = async (statement: string, work: () => Promise<void>) => {
    await postgres.query(statement, databaseUrl);
    const held = postgres.query(
      `select pg_advisory_lock(${LOCK}); select pg_sleep(600)`,
      databaseUrl,
    );
    held.catch(() => undefined);
    await waitFor('the lock is ours', async () => {
      const rows = await postgres.query(
        `select 1 from pg_locks where locktype = 'advisory' and objid = ${LOCK} and granted`,
        databaseUrl,
      );
      return rows.length > 0;
    });
    await work();
    const table = /on (\w+) for each/.exec(statement)?.[1] ?? '';
    await postgres.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database()
          and (query like '%pg_sleep(600)%' or wait_event_type = 'Lock')`,
      databaseUrl,
    );
    await postgres.query(`drop trigger hold on ${table}`, databaseUrl);
  };
  const settledOnce = async () => {
    const rows = await shop.rows<{ status: string; servers: number; slots: number }>(`
      select status, servers, (select count(*)::int from licence_slots
        where invoice_id = invoices.id) as slots from invoices`);
    expect(rows).toEqual([{ status: 'completed', servers: 2, slots: 2 }]);
    await expectLedgerAddsUp(shop);
  };

  test.each([
    ['before', 'the event is stored', 'insert', 'stripe_events'],
    ['after', 'the event is stored', 'insert', 'stripe_events'],
    ['before', 'the status changes', 'update', 'invoices'],
    ['after', 'the status changes', 'update', 'invoices'],
    ['before', 'the slots are made', 'insert', 'licence_slots'],
    ['after', 'the slots are made', 'insert', 'licence_slots'],
  ] as const)('%s %s', async (when, _what, event, table) => {
    const { session, invoiceId } = await shop.order();
    const victim = await start();
    await shop.stripe.pointTo(webhook(victim.url));
    await holding(hold(when, event, table), async () => {
      await shop.stripe.act(session, 'pay');
      await killWaiting(victim);
    });
    // Nothing of it is left, and the next delivery begins anew.
    expect((await shop.invoice(invoiceId)).status).toBe('pending');
    await shop.stripe.pointTo(webhook(shop.api.url));
    await shop.becomes(invoiceId, 'completed');
    await settledOnce();
  });

  test.each(['before', 'after'] as const)('%s the answer is sent', async (when) => {
    const { session, invoiceId } = await shop.order();
    const victim = await start({ KILL_WHEN: when, KILL_URL: '/api/stripe/webhook' });
    await shop.stripe.pointTo(webhook(victim.url));
    await shop.stripe.act(session, 'pay');
    await victim.ended;
    await shop.stripe.pointTo(webhook(shop.api.url));
    await shop.becomes(invoiceId, 'completed');
    await waitFor('Stripe is content', async () =>
      (await shop.stripe.deliveries()).some(({ status }) => status === 200),
    );
    await settledOnce();
  });

  const buyAt = (url: string) =>
    fetch(`${url}/api/stripe/checkout`, {
      method: 'POST',
      headers: {
        cookie: shop.customer.cookieHeader(),
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ plan: 'Duo', servers: 2, userId: '473052869059424293' }),
    }).catch(() => undefined);
  const payAgain = async () => {
    const { session, invoiceId } = await shop.order();
    await shop.stripe.pointTo(webhook(shop.api.url));
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    await settledOnce();
    expect(await shop.stripe.sessions()).toHaveLength(1);
  };

  test.each(['before', 'after'] as const)('%s the invoice is stored', async (when) => {
    const victim = await start();
    await holding(hold(when, 'insert', 'invoices'), async () => {
      void buyAt(victim.url);
      await killWaiting(victim);
    });
    await payAgain();
  });

  test.each(['before', 'after'] as const)('%s the session is created', async (part) => {
    const victim = await start();
    const route = 'POST /checkout/sessions';
    await shop.stripe.arm({ kind: 'slow', ms: 3_000, part, route, count: 1 });
    void buyAt(victim.url);
    await waitFor('Stripe is asked', async () => (await shop.stripe.calls(route)).length > 0);
    victim.child.kill('SIGKILL');
    await victim.ended;
    if (part === 'before') {
      // Carried out although nobody waits for it any more.
      await waitFor('the session', async () => (await shop.stripe.sessions()).length > 0);
    }
    await payAgain();
  });
});

const TOKENS = { TOKEN_KEY: Buffer.alloc(32, 7).toString('base64') };
