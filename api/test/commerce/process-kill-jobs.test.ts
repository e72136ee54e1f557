import { MessageSender } from '../../src/commerce/mail/message-sender.service.ts';
import { WithdrawalJob } from '../../src/commerce/withdrawals/withdrawal-job.ts';
import { JobsService } from '../../src/core/jobs/jobs.service.ts';
import { newPostgresDatabase } from '../support/database.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { mailEnv, startMail, type TestMail } from '../support/mail.ts';
import {
  CONSUMABLE,
  EVENTS_ENV,
  FIRST,
  packInDiscord,
  premiumAppsOf,
} from '../support/premium-apps.ts';
import { startShop, type Shop } from '../support/shop.ts';
import { killingAt, startVictim } from '../support/victim.ts';
import { waitFor } from '../support/wait.ts';
import { BUYER, stateWithdrawal } from '../support/withdrawals.ts';

/**
 * Kills a replica, which runs in its own process, between what it has stored and what follows from it. Another
 * replica, whose jobs only the test runs, continues.
 */
const CONSUME = 'POST /applications/:id/entitlements/:entitlement/consume';
const SKUS = 'GET /applications/:id/skus';

let shop: Shop;
let mail: TestMail;
let env: Record<string, string>;
const discord = premiumAppsOf(() => shop);
beforeAll(async () => {
  jest.spyOn(JobsService.prototype, 'every').mockReturnValue();
  mail = await startMail();
  const { databaseUrl } = await newPostgresDatabase();
  const key = Buffer.alloc(32, 7).toString('base64');
  env = {
    ...{ DATABASE_URL: databaseUrl, TOKEN_KEY: key, SITE_DIR: packInDiscord() },
    ...EVENTS_ENV,
    ...mailEnv(mail),
  };
  shop = await startShop({ databaseUrl, env });
});
beforeEach(async () => {
  await shop.reset();
  await discord.reset();
  await mail.reset();
});
afterEach(() => expectLedgerAddsUp(shop));

test.each([
  ['Discord is told', SKUS, []],
  ['it is stored that Discord was told', CONSUME, [FIRST]],
])(
  'a kill after the license of a consumable is stored, before %s: one license, used once (threats row 314)',
  async (_, route, consumed) => {
    await discord.buy(FIRST, CONSUMABLE);
    await shop.discord.arm({ kind: 'slow', ms: 60_000, route, count: 1 });
    const before = (await shop.discord.calls(route)).length;
    // Its first sweep begins with it.
    await shop.rows('truncate job_runs');
    const victim = await startVictim(shop, env);
    await waitFor(
      'the call to Discord',
      async () => (await shop.discord.calls(route)).length > before,
    );
    victim.child.kill('SIGKILL');
    await victim.ended;
    await shop.discord.clearFaults();
    const states = () =>
      shop.rows('select state, is_consumed as used from discord_entitlements order by id');
    expect(await states()).toEqual([{ state: 'granted', used: false }]);
    expect(await discord.consumed()).toEqual(consumed);
    await discord.sweep();
    await discord.sweep();
    expect(await states()).toEqual([{ state: 'granted', used: true }]);
    expect(await discord.consumed()).toEqual([FIRST]);
    expect(await shop.rows('select plan, status from invoices')).toEqual([
      { plan: 'Crew', status: 'completed' },
    ]);
    expect(await shop.rows('select 1 from licence_slots')).toHaveLength(3);
  },
);

describe('a kill of the replica that takes a statement of withdrawal', () => {
  const state = (url: string, contract: string) =>
    stateWithdrawal(url, contract).catch(() => undefined);
  const stored = () => shop.rows('select state from withdrawals order by received_at');
  const sent = async () => {
    await shop.api.app.get(MessageSender).sendDue();
    return (await mail.mails()).map(({ to, subject }) => [to, subject.split(' (')[0]]);
  };
  /** Only the test decides and sends, not the victim. */
  const takeJobs = () =>
    shop.rows(`insert into job_runs (job, slot)
      select job, floor(extract(epoch from now()) / seconds)::bigint + n
      from (values ('messages', 5), ('withdrawals', 10)) as jobs (job, seconds),
        generate_series(0, 200) as n on conflict do nothing`);
  const purchase = async () => {
    const id = await shop.license('Mini', 1);
    await shop.rows('truncate messages');
    return id;
  };

  test.each(['before', 'after'] as const)(
    '%s its answer, when it is stored: the confirmation and the refund follow, once (threats row 298)',
    async (when) => {
      const id = await purchase();
      await takeJobs();
      const victim = await startVictim(shop, { ...env, ...killingAt('/api/withdrawals', when) });
      await state(victim.url, id);
      expect(await victim.ended).toBe('SIGKILL');
      expect(await stored()).toEqual([{ state: 'received' }]);
      expect(await mail.mails()).toEqual([]);
      expect(await sent()).toEqual([[BUYER, 'We received your withdrawal']]);
      await shop.api.app.get(WithdrawalJob).decideReceived();
      await shop.becomes(id, 'refunded');
      expect((await sent()).map(([, subject]) => subject).toSorted()).toEqual([
        'We received your withdrawal',
        'Your refund from Nova',
        'Your withdrawal is accepted',
      ]);
      expect(await shop.rows('select status from refunds')).toEqual([{ status: 'succeeded' }]);
    },
  );

  test('between the statement and its confirmation: neither is stored, and stating it again does both (threats row 298)', async () => {
    const id = await purchase();
    await takeJobs();
    await shop.rows(`create function hold() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(4712); return new; end $$`);
    await shop.rows(
      'create trigger hold before insert on messages for each row execute function hold()',
    );
    const victim = await startVictim(shop, env);
    await shop.api.db().transaction(async (tx) => {
      await tx.execute('select pg_advisory_xact_lock(4712)');
      const answer = state(victim.url, id);
      await waitFor(
        'the confirmation is held',
        async () =>
          (
            await shop.rows(
              `select 1 from pg_locks where locktype = 'advisory' and objid = 4712 and not granted`,
            )
          ).length === 1,
      );
      victim.child.kill('SIGKILL');
      await Promise.all([victim.ended, answer]);
      await shop.rows(`select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and objid = 4712 and not granted`);
    });
    await shop.rows('drop trigger hold on messages');
    await shop.rows('drop function hold');
    expect(await stored()).toEqual([]);
    expect(await sent()).toEqual([]);
    expect((await state(shop.api.url, id))?.status).toBe(200);
    expect(await stored()).toEqual([{ state: 'received' }]);
    expect(await sent()).toEqual([[BUYER, 'We received your withdrawal']]);
    await shop.api.app.get(WithdrawalJob).decideReceived();
    await shop.becomes(id, 'refunded');
  });
});
