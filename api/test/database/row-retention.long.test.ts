import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../src/core/db/database.ts';
import { openPglite } from '../../src/core/db/pglite.driver.ts';
import { openPostgres } from '../../src/core/db/postgres.driver.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';
import { waitFor } from '../support/wait.ts';

jest.setTimeout(120_000);

const DAY = 86_400;
const day = (ago: number) => new Date(Date.now() - ago * DAY * 1000).toISOString().slice(0, 10);
const seconds = (ago: number) => Math.floor(Date.now() / 1000) - ago * DAY;

/** Sends one event of each kind for every age in days. */
async function fill(api: TestApi, ages: number[]): Promise<void> {
  const key = await api.newKey('*');
  const send = async (noun: string, events: object[]) => {
    const { status } = await api.push('POST', `/api/ingest/${noun}`, key, { events });
    expect([noun, status]).toEqual([noun, 200]);
  };
  const user = '100000000000000001';
  await send(
    'activity',
    ages.map((ago) => ({
      ...{ id: `a-${ago}`, server_id: '200000000000000002', user_id: user },
      ...{ message_date: day(ago), messages: 1 },
    })),
  );
  await send(
    'economy',
    ages.map((ago) => ({
      ...{ id: `e-${ago}`, user_id: user, action: 'work', type: 'cash' },
      ...{ amount: '1', cash: '1', card: '0', created: seconds(ago) },
    })),
  );
  await send(
    'history',
    ages.map((ago) => ({ id: `h-${ago}`, timestamp: seconds(ago), guilds: 1, users: 1, ping: 1 })),
  );
  for (const ago of ages) {
    await api.db().execute(sql`insert into audit_events (at, actor, action, target)
      values (now() - make_interval(days => ${ago}), 'system', 'probe.age', ${`probe:${ago}`})`);
  }
}

/** How many rows are stored: days of activity, ids of its events, economy, history, audit. */
async function counts(db: Database): Promise<number[]> {
  const [row] = await rowsOf<{ counts: number[] }>(
    db,
    sql`select array[
      (select count(*) from activity_days), (select count(*) from activity_events),
      (select count(*) from economy_entries), (select count(*) from history),
      (select count(*) from audit_events where action = 'probe.age')]::int[] as counts`,
  );
  return row!.counts;
}

onBothDatabases((newDatabase) => {
  test('rows are deleted after the days of the settings, at the start of the next process', async () => {
    const database = await newDatabase();
    const { databaseUrl } = database;
    const before = await startApi(database);
    await fill(before, [1, 500, 1200]);
    expect(await counts(before.db())).toEqual([3, 3, 3, 3, 3]);
    await before.stop();
    const again = (env: Record<string, string>) =>
      startApi({ databaseUrl, dataDir: before.dataDir, env });
    // The jobs of this day have run.
    await (await again({})).stop();
    const { db, close } = databaseUrl
      ? openPostgres({ databaseUrl }, () => {})
      : await openPglite(before.dataDir);
    expect(await counts(db)).toEqual([3, 3, 3, 3, 3]);
    await db.execute(sql`update job_runs set slot = slot - 1`);
    await close();

    const after = await again({ KEEP_ACTIVITY_DAYS: '400', KEEP_AUDIT_DAYS: '1000' });
    await waitFor('the jobs', async () => (await counts(after.db())).join() === '1,1,2,3,2');
    const [trimmed] = await rowsOf(
      after.db(),
      sql`select actor, detail from audit_events where action = 'audit.trim'`,
    );
    expect(trimmed).toEqual({ actor: 'system', detail: { days: 1000, deleted: 1 } });
  });

  test('the database refuses to delete entries of the audit log before a year', async () => {
    const api = await startApi(await newDatabase());
    const refuses = (statement: string) =>
      expect(api.db().execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { code: '23001' },
      });
    await fill(api, [366]);
    // Without a younger entry, which the trigger would refuse to delete.
    await refuses('select portico_trim_audit(364)');
    await fill(api, [364]);
    await refuses(`delete from audit_events where target = 'probe:364'`);
    await refuses(`update audit_events set actor = 'x' where target = 'probe:366'`);
    await refuses('truncate audit_events');
    expect((await counts(api.db())).at(-1)).toBe(2);
  });
});
