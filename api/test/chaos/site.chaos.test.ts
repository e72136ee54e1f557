import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../src/core/db/database.ts';
import { MissedEvents } from '../../src/commerce/fulfillment/missed-events.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { mailEnv, startMail } from '../support/mail.ts';
import { startPostgres } from '../support/postgres.ts';
import { GUILDS, shopEnv, startShop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';
import { Load, type Failure } from './load.ts';
import { startReplicas } from './replicas.ts';

/** The acts follow each other, again and again, until these minutes have passed; 0: once. */
const MINUTES = Number(process.env.CHAOS_MINUTES ?? 0);
/** How long a fault lasts, or the load goes on after an act. */
const ACT_MS = 5_000;
const EVENTS = 1_000;
const SUPPORTER = '762578660325863609';

jest.setTimeout((MINUTES + 15) * 60_000);

const CLOCK_BACK = 'the clock of one replica is set back';

/** What a client may get during an act, besides answers. All others may get answers only. */
const ALLOWED: Record<string, (failure: Failure) => boolean> = {
  'kill -9': ({ status }) => status === 502,
  'PostgreSQL restarts': isRefusedWrite,
  'PostgreSQL hangs': isRefusedWrite,
  // For that replica, what the bot sends is of the future. The receipt says so.
  [CLOCK_BACK]: ({ client, kind }) => isBots(client) && kind === 'rejected',
  'the disk is full': ({ client, ...failure }) =>
    client === 'economy' && isRefusedWrite({ client, ...failure }),
  'Discord is down': isOwners,
  'Discord is slow': isOwners,
  'Stripe is down': isBuyers,
  'Stripe is slow': isBuyers,
};

const isBots = (client: string) => client === 'bot' || client === 'economy';

/** 503 that says when to try again, and never for a reader. */
function isRefusedWrite({ client, status, saysWhen }: Failure): boolean {
  return client !== 'reader' && status === 503 && saysWhen;
}
function isOwners(failure: Failure): boolean {
  return failure.client === 'owner' && isRefusedWrite(failure);
}
/** A checkout that cannot start has an answer of its own. */
function isBuyers(failure: Failure): boolean {
  return failure.client === 'buyer' && failure.kind === 'payment-provider-away';
}

/** The server that has the license is unknown after a call without an answer. */
const isOnOther = ({ client, kind }: Failure) => client === 'owner' && kind === 'not-authorized';

test('loses no acknowledged write and refuses nothing that it can do', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase();
  const mail = await startMail();
  const env = {
    TOKEN_KEY: Buffer.alloc(32, 7).toString('base64'),
    TRANSFER_COOLDOWN_HOURS: '0',
    RATE_LIMIT: '1000000',
    ...mailEnv(mail),
  };
  const first = await startShop({ databaseUrl, env, logLevel: 'error' });
  const { stripe, discord } = first;
  await goLive(first.api, shellRelease());
  await goLive(first.api, remoteRelease('1.0.0'));
  const invoiceId = await first.license('Single', 1);
  expect((await first.authorize(invoiceId, GUILDS[0])).status).toBe(200);
  const supporter = await first.api.signIn({ id: SUPPORTER, rank: 'Supporter' });
  const customer = first.customer.cookieHeader();
  const ingestKey = await first.api.newKey('*');
  await first.api.stop();

  const replicas = await startReplicas({
    DATABASE_URL: databaseUrl,
    ...shopEnv(stripe, discord),
    ...env,
  });
  await Promise.all([replicas.add(), replicas.add()]);
  await stripe.setEndpoint(`${replicas.url}/api/stripe/webhook`);
  const load = new Load({
    ...{ url: replicas.url, stripe, ingestKey, invoiceId },
    ...{ customer, supporter, supporterId: SUPPORTER },
  });
  const { record } = load;
  const degraded = (missing: string) =>
    waitFor(`a replica is degraded: ${missing}`, async () => {
      const answers = await replicas.readiness();
      expect(answers.map(({ status }) => status)).not.toContain(503);
      return JSON.stringify(answers).includes(missing);
    });
  /** Sessions of Stripe with their invoices. */
  const sessions = () =>
    waitFor('a paid invoice', async () => {
      const rows = await postgres.query(
        `select id, session_id as session from invoices where status = 'completed' limit 20`,
        databaseUrl,
      );
      return rows.length > 0 && rows;
    });

  const acts: [string, () => Promise<void>][] = [
    ['nothing', () => pause(ACT_MS)],
    [
      'a rolling restart',
      async () => {
        await replicas.replaceOldest();
        await replicas.replaceOldest();
      },
    ],
    [
      'kill -9',
      async () => {
        await replicas.killOldest();
        await replicas.killOldest();
      },
    ],
    [
      'PostgreSQL restarts',
      async () => {
        await postgres.down();
        await degraded('database');
        await postgres.up();
        await replicas.recovered();
      },
    ],
    [
      'PostgreSQL hangs',
      async () => {
        const resume = await postgres.hang();
        await degraded('database').finally(resume);
        await replicas.recovered();
      },
    ],
    ['Discord is down', () => faulty(discord, { kind: 'down' })],
    ['Discord is slow', () => faulty(discord, { kind: 'slow', ms: 3_000 })],
    ['Stripe is down', () => faulty(stripe, { kind: 'down' })],
    ['Stripe is slow', () => faulty(stripe, { kind: 'slow', ms: 3_000 })],
    [
      CLOCK_BACK,
      async () => {
        replicas.setClockBack();
        await pause(ACT_MS);
        await replicas.replaceOldest();
      },
    ],
    [
      'a thousand webhooks',
      async () => {
        await stripe.setDeliveryFault({ hold: true });
        const known = await sessions();
        await stripe.createEvents(
          ...Array.from({ length: EVENTS }, (_, index) => {
            const { id: invoice, session: id } = known[index % known.length]!;
            const object = { object: 'checkout.session', id, metadata: { invoiceId: invoice } };
            return { type: 'checkout.session.completed', object };
          }),
        );
        await stripe.release();
        await stripe.setDeliveryFault({});
        await pause(ACT_MS);
      },
    ],
  ];
  /** Once: a full disk is simulated for an empty table. */
  const fillDisk = async () => {
    const disk = await postgres.fullDisk('economy_entries', databaseUrl);
    // The simulation cuts connections.
    load.phase = 'PostgreSQL restarts';
    await disk.fill();
    await replicas.recovered();
    await load.everythingIsRead();
    load.phase = 'the disk is full';
    load.addEconomy();
    await degraded('storage');
    load.phase = 'PostgreSQL restarts';
    await disk.free();
    await waitFor('entries of the economy log', () => record.economy.length > 20);
    await replicas.recovered();
  };
  async function faulty(
    service: Pick<typeof stripe, 'arm' | 'clearFaults'>,
    fault: { kind: string } & { [key: string]: unknown },
  ): Promise<void> {
    await service.arm(fault);
    await pause(ACT_MS);
    await service.clearFaults();
    // Calls that wait for the service end within its time limit.
    await pause(ACT_MS);
  }

  const end = performance.now() + MINUTES * 60_000;
  do {
    for (const [name, act] of acts) {
      load.phase = name;
      await act();
      await load.everythingIsRead();
    }
    if (record.economy.length === 0) await fillDisk();
  } while (performance.now() < end);
  load.phase = 'the end';
  await load.stop();
  process.stderr.write(`${summary(record)}\n`);

  const isAllowed = (failure: Failure) =>
    isOnOther(failure) || failure.during.some((name) => ALLOWED[name]?.(failure));
  expect(record.failures.filter((failure) => !isAllowed(failure))).toEqual([]);

  const rows = <Row>(statement: string) => postgres.query(statement, databaseUrl) as Promise<Row[]>;
  // The bot's pushes: the site knows each.
  for (const [path, events] of [
    ['/api/ingest/history', record.history],
    ['/api/ingest/economy', record.economy],
  ] as const) {
    expect(events.length).toBeGreaterThan(10);
    for (let from = 0; from < events.length; from += 1000) {
      const batch = events.slice(from, from + 1000);
      const answer = await fetch(`${replicas.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ingestKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ events: batch }),
      });
      expect(await answer.json()).toMatchObject({ accepted: 0, duplicates: batch.length });
    }
  }
  const notes = new Set(
    (await rows<{ id: string }>('select id from customer_notes')).map(({ id }) => id),
  );
  expect(record.notes.filter((id) => !notes.has(id))).toEqual([]);

  // A replica without jobs of its own finds what Stripe has given up to deliver.
  const last = await startShop({ databaseUrl, env, logLevel: 'error', behind: first });
  await waitFor(
    'every payment is fulfilled and every event handled',
    async () => {
      await last.api.app.get(MissedEvents).search();
      const [count] = await rowsOf<{ paid: number; open: number }>(
        last.api.db(),
        sql`select (select count(*)::int from invoices
            where status = 'completed' and session_id in ${record.paid}) as paid,
          (select count(*)::int from stripe_events where outcome <> 'done') as open`,
      );
      return count?.paid === record.paid.length && count.open === 0;
    },
    180_000,
  );
  const delivered = (await stripe.deliveries()).filter(({ status }) => status === 200);
  const stored = new Set(
    (await rows<{ id: string }>('select id from stripe_events')).map(({ id }) => id),
  );
  expect(delivered.length).toBeGreaterThan(EVENTS / 10);
  expect(delivered.filter(({ event }) => !stored.has(event))).toEqual([]);
  const [{ moved } = { moved: 0 }] = await rows<{ moved: number }>(
    `select count(*)::int as moved from ledger where kind = 'server.transferred'`,
  );
  expect(moved).toBeGreaterThanOrEqual(record.transfers);
  await expectLedgerAddsUp({ rows });

  // One message per payment, and none is given up. A killed replica has left some that wait for another attempt.
  await rows(`update messages set due_at = now() where outcome is null`);
  await waitFor(
    'every message is sent',
    async () =>
      (await rows(`select 1 from messages where outcome is distinct from 'sent'`)).length === 0,
    120_000,
  );
  const messages = await rows<{ id: string; kind: string }>('select id, kind from messages');
  const receipts = messages.filter(({ kind }) => kind === 'payment.received');
  expect(receipts).toHaveLength(record.paid.length + 1);
  const sent = new Set(messages.map(({ id }) => `<${id}@juno.example>`));
  const received = (await mail.mails()).map(({ messageId }) => messageId);
  expect(received.length).toBeGreaterThan(20);
  expect(received.filter((id) => !sent.has(id))).toEqual([]);
});

function summary({ answers, failures, paid }: Load['record']): string {
  const refused = new Map<string, number>();
  for (const { during, client, status, kind } of failures) {
    const key = `${during[0]}: ${client} ${status} ${kind}`;
    refused.set(key, (refused.get(key) ?? 0) + 1);
  }
  return JSON.stringify(
    {
      requests: Object.fromEntries(answers),
      paid: paid.length,
      refused: Object.fromEntries(refused),
    },
    undefined,
    1,
  );
}
