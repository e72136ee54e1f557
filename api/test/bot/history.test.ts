import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { HistoryRecord } from '@portico/contracts/status/schema';
import { RevisionRepository } from '../../src/core/db/revision.repository.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';
import { newPostgresDatabase } from '../support/database.ts';
import { waitFor } from '../support/wait.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Counts the rows of each statement that reads the history. Others, such as pings of the database, pass. */
function watchReads(api: TestApi) {
  const db = api.db();
  const run = db.execute.bind(db);
  const rows: number[] = [];
  let gate = Promise.resolve();
  const dialect = new PgDialect();
  jest.spyOn(db, 'execute').mockImplementation((async (statement: never) => {
    if (!/\bhistory\b/.test(dialect.sqlToQuery(statement).sql)) return run(statement);
    await gate;
    const answer: unknown = await run(statement);
    rows.push((answer as { rows: object[] }).rows.length);
    return answer;
  }) as never);
  return {
    rows,
    /** Blocks further statements until the returned function is called. */
    hold(): () => void {
      let open!: () => void;
      gate = new Promise((resolve) => (open = resolve));
      return open;
    },
  };
}

onBothDatabases((newDatabase) => {
  describe('the full history', () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startApi(await newDatabase());
    });
    beforeEach(async () => {
      await api.db().execute(sql`delete from history`);
      await changed();
    });
    afterEach(() => jest.restoreAllMocks());

    const changed = async () => {
      const revisions = api.app.get(RevisionRepository);
      await revisions.bump(api.db(), 'history');
      revisions.invalidate('history');
    };
    /** One reading every `every` seconds, the last one at `to`. */
    const record = async (count: number, every: number, to: number) => {
      await api.db().execute(sql`insert into history (event_id, "timestamp", guilds, users, ping)
        select 'r-' || t, t, 1, 10, 20.5
        from generate_series(${to - (count - 1) * every}::bigint, ${to}::bigint, ${every}::bigint) as t`);
      await changed();
    };
    const now = () => Math.floor(Date.now() / 1000);
    /** Stops the clock, so that no quarter hour ends meanwhile. @returns it, and the epoch seconds at which it stands */
    const stopClock = () => {
      const quarter = Math.floor(now() / 900) * 900;
      return { quarter, clock: jest.spyOn(Date, 'now').mockReturnValue((quarter + 1) * 1000) };
    };
    const get = (query = '', headers: Record<string, string> = {}) =>
      api.call(`/api/history${query}`, { headers });
    const times = async () =>
      ((await (await get()).json()) as HistoryRecord[]).map(({ timestamp }) => timestamp);

    /** A large response of an earlier test may still be served for some time. */
    const settled = (count: number) =>
      waitFor('the new revision', async () => (await times()).length === count);

    test('contains one record per quarter hour beyond 48 hours, and one per hour beyond 400 days', async () => {
      const ancient = Math.floor((now() - 401 * DAY) / HOUR) * HOUR;
      const old = Math.floor((now() - 399 * DAY) / HOUR) * HOUR;
      const recent = now() - HOUR;
      for (const start of [ancient, old, recent]) {
        for (const at of [30, 60, 900, 1860, 3600]) await record(1, 1, start + at);
      }
      expect(await times()).toEqual([
        ...[30, 3600].map((at) => ancient + at),
        ...[30, 900, 1860, 3600].map((at) => old + at),
        ...[30, 60, 900, 1860, 3600].map((at) => recent + at),
      ]);
    });

    test('is built once per revision, not once per minute', async () => {
      const { quarter, clock } = stopClock();
      await record(10, 60, quarter - DAY);
      await settled(10);
      const first = await get();
      const reads = watchReads(api);
      clock.mockReturnValue((quarter + 62) * 1000);
      const second = await get('', { 'if-none-match': first.headers.get('etag') ?? '' });
      expect([first.status, second.status, reads.rows]).toEqual([200, 304, []]);
    });

    test('is read in slices, so that statements of a longer history return no more rows', async () => {
      const largest = async (days: number) => {
        await record(days * 288, 300, now() - 3 * DAY - days * DAY);
        const reads = watchReads(api);
        expect((await times()).length).toBeGreaterThan(days * 90);
        jest.restoreAllMocks();
        return Math.max(...reads.rows);
      };
      // A slice may contain one reading more than another, by the time at which the test runs.
      for (const days of [20, 40]) expect(await largest(days)).toBeLessThanOrEqual(700);
    });

    test('returns the previous revision while a large new one is built once', async () => {
      await record(5700, 30, now() - 60);
      await settled(5700);
      const last = await get();
      const etag = last.headers.get('etag') ?? '';
      const reads = watchReads(api);
      await record(1, 1, now());
      const before = reads.rows.length;
      const open = reads.hold();
      const during = await Promise.all(Array.from({ length: 20 }, () => get()));
      expect(new Set(during.map(({ headers }) => headers.get('etag')))).toEqual(new Set([etag]));
      expect((await get('', { 'if-none-match': etag })).status).toBe(304);
      open();
      await settled(5701);
      // One build: eight slices of six hours, and queries for the earliest and for later readings. A read
      // of `settled` may come on top; a second build would run eleven more.
      expect(reads.rows.length - before).toBeLessThan(20);
    });

    test('is cached once per time zone, in any letter case', async () => {
      stopClock();
      await record(10, DAY, now());
      await settled(10);
      await get('?range=7d&tz=Europe/Berlin');
      const reads = watchReads(api);
      for (const tz of ['eUROPE/berlin', 'EUROPE/BERLIN', 'europe/Berlin']) {
        expect((await get(`?range=7d&tz=${tz}`)).status).toBe(200);
      }
      expect(reads.rows).toEqual([]);
    });

    test('rejects an unknown time zone with an example', async () => {
      for (const tz of ['+01:00', '-0130', 'Mars/Olympus', 'Europe/Berlin ', 'x'.repeat(65)]) {
        const answer = await get(`?range=7d&tz=${encodeURIComponent(tz)}`);
        expect([tz, answer.status]).toEqual([tz, 400]);
        if (tz.length < 65) expect(await answer.text()).toContain('such as Europe/Berlin');
      }
    });
  });
});

describe('the full history on two replicas', () => {
  test('is the same after a push to one of them', async () => {
    const { databaseUrl } = await newPostgresDatabase();
    const [one, two] = [await startApi({ databaseUrl }), await startApi({ databaseUrl })];
    const key = await one.newKey('*');
    expect(await (await two.call('/api/history')).json()).toEqual([]);
    const at = Math.floor(Date.now() / 1000);
    const events = [{ id: 'one', timestamp: at, guilds: 1, users: 1, ping: 1 }];
    await one.push('POST', '/api/ingest/history', key, { events });
    const [a, b] = await waitFor('both answer the same', async () => {
      const both = await Promise.all([one, two].map((replica) => replica.call('/api/history')));
      const [first, second] = both.map(({ headers }) => headers.get('etag'));
      return first === second && both;
    });
    expect(await a?.json()).toEqual(await b?.json());
  });
});
