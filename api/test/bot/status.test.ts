import { gunzipSync } from 'node:zlib';
import type { HistoryRecord, ShardRecord } from '@portico/contracts/status/schema';
import { RevisionRepository } from '../../src/core/db/revision.repository.ts';
import {
  history as historyTable,
  shards as shardsTable,
} from '../../src/bot/status/status.table.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
let NOW = 0;
let sent = 0;
const shard = (shard_id: number, at: number, change: object = {}) => ({
  id: `state-${(sent += 1)}`,
  at,
  shard_id,
  shard_count: 3,
  server_count: 100 + shard_id,
  member_count: 5000,
  latency: 30.5,
  uptime: 7200,
  is_ready: true,
  ...change,
});

onBothDatabases((newDatabase) => {
  describe('status', () => {
    let api: TestApi;
    let key: string;
    beforeAll(async () => {
      api = await startApi(await newDatabase());
      key = await api.newKey('*');
    });
    beforeEach(async () => {
      NOW = Math.floor(Date.now() / 1000);
      const revisions = api.app.get(RevisionRepository);
      for (const [noun, table] of [
        ['history', historyTable],
        ['shards', shardsTable],
      ] as const) {
        await api.db().delete(table);
        await revisions.bump(api.db(), noun);
        revisions.invalidate(noun);
      }
    });
    const record = async (times: number[]) => {
      const events = times.map((timestamp, index) => ({
        id: `reading-${(sent += 1)}`,
        timestamp,
        guilds: index + 1,
        users: 10,
        ping: 20,
      }));
      const answer = await api.push('POST', '/api/ingest/history', key, { events });
      expect(await answer.json()).toMatchObject({ accepted: times.length });
    };
    const history = async (query = '') =>
      (await (await api.call(`/api/history${query}`)).json()) as HistoryRecord[];
    const times = (records: HistoryRecord[]) => records.map(({ timestamp }) => timestamp);
    const push = async (...events: object[]) =>
      (await api.push('POST', '/api/ingest/shards', key, { events })).json();
    const shards = async () =>
      (await (await api.call('/api/shards')).json()) as { shard_id: number; latency: number }[];

    test('[spec0 §3.4, §7.2] the history is an array of timestamp, guilds, users and ping', async () => {
      expect(await history()).toEqual([]);
      await record([NOW]);
      expect(await history()).toEqual([{ timestamp: NOW, guilds: 1, users: 10, ping: 20 }]);
    });

    test('the history beyond 48 hours contains only the first record of each quarter hour', async () => {
      const old = Math.floor((NOW - 5 * DAY) / 900) * 900;
      const recent = NOW - HOUR;
      await record([old + 60, old, old + 899, old + 900, recent, recent + 60, recent + 120]);
      expect(times(await history())).toEqual([old, old + 900, recent, recent + 60, recent + 120]);
    });

    test('[spec0 §7.15, §7.18] the range 24h returns the first record of each of the last 24 hours', async () => {
      const hour = Math.floor(NOW / HOUR) * HOUR;
      const first = hour - 5 * HOUR;
      await record([NOW - DAY - 60, NOW - DAY + 60, first + 120, first + 60, first + HOUR, hour]);
      expect(times(await history('?range=24h'))).toEqual([
        NOW - DAY + 60,
        first + 60,
        first + HOUR,
        hour,
      ]);
    });

    test('[spec0 §7.16, §7.18] the ranges 7d and 30d return the first record of each day in the time zone', async () => {
      const zone = 'Asia/Kathmandu';
      const offset = 5 * HOUR + 45 * 60;
      const today = Math.floor((NOW + offset) / DAY) * DAY - offset;
      const days = [31, 30, 8, 7, 3, 0].map((ago) => today - ago * DAY);
      await record(days.flatMap((day) => [day, day + 1]));
      expect(times(await history(`?range=7d&tz=${zone}`))).toEqual(days.slice(3));
      expect(times(await history(`?range=30d&tz=${zone}`))).toEqual(days.slice(1));
    });

    test('[spec0 §7.17] the range all returns one record per day since the earliest one', async () => {
      const today = Math.floor(NOW / DAY) * DAY;
      const earliest = today - 400 * DAY + 5 * HOUR;
      await record([earliest, earliest + HOUR, today - 3 * DAY, today]);
      expect(times(await history('?range=all'))).toEqual([earliest, today - 3 * DAY, today]);
    });

    test('of two records of the same second, the earlier one to arrive comes first', async () => {
      await record([NOW - 60, NOW - 60]);
      expect((await history('?range=24h'))[0]?.guilds).toBe(1);
    });

    test('the history is cached, revalidated and compressed', async () => {
      await record(Array.from({ length: 500 }, (_, index) => NOW - index * 60));
      const answer = await api.call('/api/history', { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(await answer.json()).toHaveLength(500);
      const etag = answer.headers.get('etag') ?? '';
      const again = await api.call('/api/history', { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      await record([NOW]);
      const changed = await api.call('/api/history', { headers: { 'if-none-match': etag } });
      expect(changed.status).toBe(200);
      const gzip = await api.app.inject({
        url: '/api/history',
        headers: { 'accept-encoding': 'gzip' },
      });
      expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toHaveLength(501);
    });

    test('[spec0 §3.5, §7.3] shards are sorted by id and have their fields and their age', async () => {
      expect(await shards()).toEqual([]);
      await push(shard(2, NOW), shard(0, NOW), shard(1, NOW, { is_ready: false }));
      const answer = await api.call('/api/shards');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=10');
      const body = (await answer.json()) as object[];
      expect(body[1]).toEqual({
        shard_id: 1,
        server_count: 101,
        member_count: 5000,
        latency: 30.5,
        uptime: 7200,
        is_ready: false,
        seen_at: NOW,
        is_stale: false,
      });
      expect(body.map((row) => Object.values(row)[0])).toEqual([0, 1, 2]);
    });

    test('the newest state of a shard is stored, in any order of arrival', async () => {
      await push(shard(0, NOW - 10, { latency: 1 }), shard(0, NOW, { latency: 2 }));
      const late = shard(0, NOW - 5, { latency: 3 });
      expect(await push(late)).toMatchObject({ accepted: 0, duplicates: 1 });
      expect((await shards())[0]?.latency).toBe(2);
    });

    test('shards beyond the newest shard count are deleted, and older states do not restore them', async () => {
      await push(shard(0, NOW - 60), shard(1, NOW - 60), shard(2, NOW - 60));
      await push(shard(0, NOW, { shard_count: 1 }));
      await push(shard(2, NOW - 30));
      expect((await shards()).map(({ shard_id }) => shard_id)).toEqual([0]);
    });

    test('shards without a state for more than two minutes are stale, by the clock of the server', async () => {
      const stale = async () =>
        ((await (await api.call('/api/shards')).json()) as ShardRecord[]).map(
          ({ is_ready, is_stale }) => [is_ready, is_stale],
        );
      await push(shard(0, NOW - 3600), shard(1, NOW - 125), shard(2, NOW - 60));
      expect(await stale()).toEqual([
        [true, true],
        [true, true],
        [true, false],
      ]);
      // The state becomes stale over time, without a further push.
      const clock = jest.spyOn(Date, 'now').mockReturnValue((NOW + 75) * 1000);
      try {
        expect((await stale()).at(2)).toEqual([true, true]);
      } finally {
        clock.mockRestore();
      }
      await push(shard(2, NOW));
      expect((await stale()).at(2)).toEqual([true, false]);
    });

    test('a shard with an id beyond its shard count is rejected', async () => {
      expect(await push(shard(3, NOW))).toMatchObject({
        accepted: 0,
        rejected: [{ index: 0, issues: [{ path: 'shard_id' }] }],
      });
    });
  });
});
