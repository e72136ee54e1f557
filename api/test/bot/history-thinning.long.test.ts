import { sql, type SQL } from 'drizzle-orm';
import type { HistoryRecord } from '@portico/contracts/status/schema';
import { chartIntervals } from '../../src/bot/status/chart-intervals.ts';
import { HistoryThinningService } from '../../src/bot/status/history-thinning.service.ts';
import { StatusRepository } from '../../src/bot/status/status.repository.ts';
import { bucketStarts } from '@portico/sdk/rules/buckets';
import { rowsOf, type Database } from '../../src/core/db/database.ts';
import type { DatabaseService } from '../../src/core/db/database.service.ts';
import { JobsService } from '../../src/core/jobs/jobs.service.ts';
import { RevisionRepository } from '../../src/core/db/revision.repository.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const QUARTER_HOUR = 900;
/** On a quarter hour, so that 48 hours ago begins a step. */
const NOW = Math.floor(Date.now() / 1000 / HOUR) * HOUR;

onBothDatabases((newDatabase) => {
  describe('the stored history', () => {
    let api: TestApi;
    let key: string;
    beforeAll(async () => {
      // Without the scheduled run, which would thin to the time of the test's end.
      jest.spyOn(JobsService.prototype, 'every').mockReturnValue();
      api = await startApi(await newDatabase());
      key = await api.newKey('*');
    });
    beforeEach(async () => {
      await api.db().execute(sql`delete from history`);
      await api.db().execute(sql`delete from history_thinning`);
    });
    afterEach(() => jest.restoreAllMocks());

    /** A reading every `every` seconds in an interval. */
    const record = (from: number, to: number, every: number) =>
      api.db().execute(sql`insert into history (event_id, "timestamp", guilds, users, ping)
        select 'r-' || t, t, t % 1000, 10, 20.5
        from generate_series(${from}::bigint, ${to - 1}::bigint, ${every}::bigint) as t`);
    const send = async (id: string, timestamp: number) => {
      const events = [{ id, timestamp, guilds: 1, users: 10, ping: 20 }];
      const answer = await api.push('POST', '/api/ingest/history', key, { events });
      expect(await answer.json()).toMatchObject({ accepted: 1 });
    };
    const run = (now = NOW) => api.app.get(HistoryThinningService).run(now);
    const stored = async () =>
      (
        await rowsOf<{ at: number }>(
          api.db(),
          sql`select "timestamp"::float8 as at from history order by "timestamp", seq`,
        )
      ).map(({ at }) => at);
    const changed = async () => {
      const revisions = api.app.get(RevisionRepository);
      await revisions.bump(api.db(), 'history');
      revisions.invalidate('history');
    };
    const answers = async () => {
      await changed();
      const all = ['', '?range=24h', '?range=7d&tz=Asia/Kathmandu', '?range=30d', '?range=all'].map(
        async (query) => (await (await api.call(`/api/history${query}`)).json()) as HistoryRecord[],
      );
      return Promise.all(all);
    };

    test('has minutes for 48 hours, quarter hours for 400 days, and hours before', async () => {
      const [fine, quarters] = [NOW - 2 * DAY, NOW - 400 * DAY];
      await record(fine - HOUR, fine + HOUR, 60);
      await record(quarters - 2 * HOUR, quarters + HOUR, 60);
      const before = await answers();
      await run();
      expect(await stored()).toEqual([
        ...[-2, -1].map((hour) => quarters + hour * HOUR),
        ...[0, 1, 2, 3].map((quarter) => quarters + quarter * QUARTER_HOUR),
        ...[-4, -3, -2, -1].map((quarter) => fine + quarter * QUARTER_HOUR),
        ...Array.from({ length: 60 }, (_, minute) => fine + minute * 60),
      ]);
      expect(await answers()).toEqual(before);
    });

    test('is thinned further by later runs, and not by a repeated one', async () => {
      await record(NOW - 3 * HOUR, NOW, 60);
      await run();
      expect(await stored()).toHaveLength(180);
      await run(NOW + 2 * DAY - HOUR);
      const once = await stored();
      expect(once).toHaveLength(2 * 4 + 60);
      await run(NOW + 2 * DAY - HOUR);
      expect(await stored()).toEqual(once);
      await run(NOW + 401 * DAY);
      expect(await stored()).toEqual([3, 2, 1].map((hours) => NOW - hours * HOUR));
    });

    test('takes late readings, and ends the same for every order of arrival', async () => {
      const old = NOW - 10 * DAY;
      await record(old + 120, old + QUARTER_HOUR, 60);
      await run();
      expect(await stored()).toEqual([old + 120]);
      // The bot sends what it could not send before, and repeats a reading that is no longer stored.
      await send('late', old + 60);
      await send('before-everything', old - 20 * DAY);
      await send(`r-${old + 180}`, old + 180);
      await run();
      expect(await stored()).toEqual([old - 20 * DAY, old + 60]);
    });

    test('is continued after a run that ended in the middle', async () => {
      await record(NOW - 30 * DAY, NOW - 3 * DAY, 300);
      const db = api.db();
      const begin = db.transaction.bind(db);
      let slices = 0;
      jest.spyOn(db, 'transaction').mockImplementation((async (work: never) => {
        if ((slices += 1) > 8) throw new Error('the process ended');
        return begin(work);
      }) as never);
      await expect(run()).rejects.toThrow('the process ended');
      const half = (await stored()).length;
      jest.restoreAllMocks();
      expect([half > 27 * 96, half < 27 * 288]).toEqual([true, true]);
      await run();
      expect(await stored()).toHaveLength(27 * 96);
    });

    test('of two years costs a chart no more rows than two days in full', async () => {
      const years = 730;
      await record(NOW - years * DAY, NOW, 600);
      await run();
      // Each further year adds 24 rows a day.
      expect(await stored()).toHaveLength(330 * 24 + 398 * 96 + 2 * 144);
      const read = async (work: (status: StatusRepository) => Promise<unknown>) => {
        const watched = watchRows(api.db());
        await work(new StatusRepository({ db: watched.db } as DatabaseService));
        return watched.rows();
      };
      const chart = (range: '24h' | '7d' | '30d' | 'all') =>
        read(async (status) => {
          const earliest = (await status.earliestTimestamp()) ?? 0;
          const starts = bucketStarts({ range, tz: 'UTC', now: NOW, earliest: NOW - years * DAY });
          await status.firstReadings(chartIntervals(range, starts, NOW));
          return earliest;
        });
      const minutesOfTwoDays = 2 * 1440;
      for (const range of ['24h', '7d', '30d', 'all'] as const) {
        expect(await chart(range)).toBeLessThanOrEqual(minutesOfTwoDays);
      }
      expect(await read((status) => status.readings({ from: 0, to: NOW }))).toBeGreaterThan(40_000);
    });
  });
});

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Runs each statement by EXPLAIN ANALYZE, and sums the rows that it reads from tables and indexes. */
function watchRows(db: Database) {
  let rows = 0;
  const count = (node: PlanNode): number => {
    const own = /Scan$/.test(node['Node Type']) && !/Function|Bitmap Heap/.test(node['Node Type']);
    const loops = node['Actual Loops'];
    const here = own ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * loops : 0;
    return (node.Plans ?? []).reduce((sum, child) => sum + count(child), here);
  };
  const execute = async (statement: SQL) => {
    const explained: unknown = await db.execute(
      sql`explain (analyze, timing off, format json) ${statement}`,
    );
    const [row] = (explained as { rows: { 'QUERY PLAN': { Plan: PlanNode }[] }[] }).rows;
    for (const { Plan } of row?.['QUERY PLAN'] ?? []) rows += count(Plan);
    return { rows: [] };
  };
  return { db: { execute } as unknown as Database, rows: () => rows };
}
