import { sql } from 'drizzle-orm';
import { rowsOf } from '../../src/core/db/database.ts';
import { Sweeper } from '../../src/commerce/fulfillment/sweeper.ts';
import { EmailRetention } from '../../src/commerce/invoices/email-retention.ts';
import { MessageRetention } from '../../src/commerce/mail/message-retention.ts';
import { MessageSender } from '../../src/commerce/mail/message-sender.service.ts';
import { RefundSender } from '../../src/commerce/refunds/refund-sender.service.ts';
import { JobsService } from '../../src/core/jobs/jobs.service.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { dataFolder } from '../support/folders.ts';
import { mailEnv, startMail } from '../support/mail.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startShop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

/** Length of a slot: 24 days, so that it hardly ever ends during the test. */
const SECONDS = 24 * 86_400;

describe('scheduled jobs', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });

  test('run once per time slot for any number of starts', async () => {
    const databaseUrl = await postgres.newDatabase();
    let runs = 0;
    /** Starts the API and stops it at once; running jobs finish. */
    const startAndStop = async () => {
      const api = await startApi({ databaseUrl });
      api.app.get(JobsService).every('probe', SECONDS, async () => void (runs += 1));
      await api.stop();
    };
    const query = (statement: string) => postgres.query(statement, databaseUrl);
    await startAndStop();
    expect(runs).toBe(1);
    await startAndStop();
    // Days later, after runs of other jobs, the slot is still the same.
    await query(`update job_runs set started_at = started_at - interval '3 days'`);
    await query(`update job_runs set slot = slot - 1 where job <> 'probe'`);
    await startAndStop();
    await startAndStop();
    expect(runs).toBe(1);
    await query(`update job_runs set slot = slot - 1 where job = 'probe'`);
    await startAndStop();
    await startAndStop();
    expect(runs).toBe(2);
    expect(await query(`select 1 from job_runs where job = 'probe'`)).toHaveLength(1);
  });

  test('run after the clock was moved back', async () => {
    const databaseUrl = await postgres.newDatabase();
    let runs = 0;
    const startAndStop = async () => {
      const api = await startApi({ databaseUrl });
      api.app.get(JobsService).every('probe', SECONDS, async () => void (runs += 1));
      await api.stop();
    };
    await startAndStop();
    // As a clock leaves it that was ahead by some slots.
    await postgres.query(`update job_runs set slot = slot + 3 where job = 'probe'`, databaseUrl);
    await startAndStop();
    await startAndStop();
    expect(runs).toBe(2);
  });

  test('run once per time slot on concurrently starting replicas', async () => {
    const databaseUrl = await postgres.newDatabase();
    const replicas = await Promise.all([startApi({ databaseUrl }), startApi({ databaseUrl })]);
    let runs = 0;
    for (const { app } of replicas)
      app.get(JobsService).every('probe', SECONDS, async () => void (runs += 1));
    await Promise.all(replicas.map((api) => api.stop()));
    expect(runs).toBe(1);
  });

  test('of money and messages begin with the process', async () => {
    const begun = [
      jest.spyOn(Sweeper.prototype, 'sweep'),
      jest.spyOn(RefundSender.prototype, 'continueRequested'),
      jest.spyOn(MessageSender.prototype, 'sendDue'),
      jest.spyOn(MessageRetention.prototype, 'sweep'),
      jest.spyOn(EmailRetention.prototype, 'sweep'),
    ];
    const { api } = await startShop({ env: mailEnv(await startMail()) });
    await waitFor('all first runs', () => begun.every(({ mock }) => mock.calls.length > 0));
    await api.stop();
    jest.restoreAllMocks();
  });

  test('include the daily deletion of old vitals', async () => {
    const dataDir = await dataFolder();
    const rows = (api: TestApi, statement: string) => rowsOf(api.db(), sql.raw(statement));
    const first = await startApi({ dataDir });
    await waitFor('the first run', async () => {
      const taken = await rows(first, `select 1 from job_runs where job = 'vitals retention'`);
      return taken.length > 0;
    });
    // Moves the run to yesterday.
    await rows(first, `update job_runs set slot = slot - 1 where job = 'vitals retention'`);
    await rows(
      first,
      `insert into part_vitals values
        (now() - interval '31 days', 'mfe-public', '1.0.0', 1, 0, 0, 0, 0, '{}', '{}'),
        (now() - interval '29 days', 'mfe-public', '1.0.0', 1, 0, 0, 0, 0, '{}', '{}')`,
    );
    await first.stop();
    const second = await startApi({ dataDir });
    await waitFor('the old row is deleted', async () => {
      const left = await rows(second, 'select 1 from part_vitals');
      return left.length === 1;
    });
  });
});

/** Replaces the interval timers of this process, and no others: the database needs those. */
const controlIntervals = () =>
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'clearImmediate',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setTimeout',
    ],
  });

describe('jobs of every replica', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  beforeEach(() => void controlIntervals());
  afterEach(() => jest.useRealTimers());

  test('run again after a run has failed, which is logged with the name of the job', async () => {
    let runs = 0;
    api.app.get(JobsService).onEveryReplica('failing', 10, async () => {
      runs += 1;
      throw new Error('out of luck');
    });
    jest.advanceTimersByTime(10_000);
    await waitFor('the log line', () => /"job":"failing".*out of luck/.test(api.logs()));
    jest.advanceTimersByTime(10_000);
    expect(runs).toBe(2);
  });

  test('run at each interval, do not overlap, and are finished before the database closes', async () => {
    let begun = 0;
    let finished = 0;
    let finish = () => {};
    api.app.get(JobsService).onEveryReplica('probe', 10, async () => {
      begun += 1;
      await new Promise<void>((resolve) => (finish = resolve));
      // Enough turns to meet a database that closes meanwhile.
      for (let turn = 0; turn < 200; turn += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        await api.db().execute(sql`select 1`);
      }
      finished += 1;
    });
    jest.advanceTimersByTime(9_999);
    expect(begun).toBe(0);
    jest.advanceTimersByTime(30_001);
    expect(begun).toBe(1);
    finish();
    await waitFor('the end of the first run', () => finished === 1);
    jest.advanceTimersByTime(10_000);
    expect(begun).toBe(2);
    const stopped = api.stop();
    jest.advanceTimersByTime(60_000);
    finish();
    await stopped;
    expect([begun, finished]).toEqual([2, 2]);
  });
});
