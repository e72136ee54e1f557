import { bucketsOf, chartPoints, growthOf, isSilent, totalsOf } from './growth.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const reading = (iso: string, guilds: number) => ({
  timestamp: at(iso),
  guilds,
  users: guilds * 10,
  ping: 40,
});
const shard = (servers: number, is_ready = true, latency = 30) => ({
  server_count: servers,
  member_count: servers * 10,
  latency,
  is_ready,
});
const query = { range: '24h', tz: 'UTC', now: at('2026-11-21T10:20:00Z') } as const;

describe('the status charts', () => {
  it('[spec0 §3.7] sums servers and users, rounds the mean latency, counts ready shards', () => {
    expect(totalsOf([shard(5, true, 30), shard(7, false, 35)])).toEqual({
      servers: 12,
      users: 120,
      latency: 33,
      ready: 1,
      shards: 2,
      stale: 0,
    });
    expect(totalsOf([]).latency).toBe(0);
  });

  it('a stale shard is not ready, and its latency is left out', () => {
    const stale = { ...shard(5, true, 900), is_stale: true };
    expect(totalsOf([stale, shard(7, true, 35)])).toEqual({
      servers: 12,
      users: 120,
      latency: 35,
      ready: 1,
      shards: 2,
      stale: 1,
    });
    expect(isSilent(totalsOf([stale, shard(7)]))).toBe(false);
    expect(isSilent(totalsOf([stale, stale]))).toBe(true);
    expect(isSilent(totalsOf([]))).toBe(false);
  });

  it('the last totals of a silent bot are not the current point', () => {
    const readings = [reading('2026-11-21T09:05:00Z', 2)];
    const silent = totalsOf([{ ...shard(9), is_stale: true }]);
    expect(chartPoints(readings, silent, query)).toHaveLength(1);
    expect(chartPoints(readings, totalsOf([shard(9)]), query)).toHaveLength(2);
  });

  it('[spec0 §7.18] uses the first record of each bucket, and none before the range', () => {
    const points = chartPoints(
      [
        reading('2026-11-21T09:40:00Z', 3),
        reading('2026-11-21T09:05:00Z', 2),
        reading('2026-11-20T10:10:00Z', 1),
        reading('2026-11-21T10:01:00Z', 4),
      ],
      undefined,
      query,
    );
    expect(points.map((point) => point.total_servers)).toEqual([2, 4]);
  });

  it('[spec0 §3.6, §7.19] append the live totals where the current bucket has no record', () => {
    const live = totalsOf([shard(9)]);
    const points = chartPoints([reading('2026-11-21T09:05:00Z', 2)], live, query);
    expect(points.at(-1)).toEqual({
      timestamp: at('2026-11-21T10:00:00Z'),
      total_servers: 9,
      total_users: 90,
      average_latency: 30,
    });
    const recorded = [reading('2026-11-21T10:05:00Z', 2)];
    expect(chartPoints(recorded, live, query)).toHaveLength(1);
  });

  it('[spec0 §7.20] growth is the last point minus the first', () => {
    const points = chartPoints(
      [reading('2026-11-21T08:05:00Z', 2), reading('2026-11-21T09:05:00Z', 7)],
      totalsOf([shard(5)]),
      query,
    );
    expect(growthOf(points, 'total_servers')).toBe(3);
    expect(growthOf([], 'total_users')).toBe(0);
  });

  it('a bucket without a reading is a gap, not an interpolation', () => {
    const points = chartPoints(
      [reading('2026-11-21T06:05:00Z', 2), reading('2026-11-21T09:05:00Z', 7)],
      totalsOf([shard(5)]),
      query,
    );
    expect(bucketsOf(points, query).map(({ point }) => point?.total_servers)).toEqual([
      2,
      undefined,
      undefined,
      7,
      5,
    ]);
    expect(bucketsOf([], query)).toEqual([]);
  });

  it('the live point belongs to the current hour, also when the readings are from the previous one', () => {
    const pastQuery = { ...query, now: at('2026-11-21T10:58:00Z') };
    const readings = [reading('2026-11-20T10:59:00Z', 1), reading('2026-11-21T10:01:00Z', 4)];
    const liveTime = at('2026-11-21T11:02:00Z');
    const points = chartPoints(readings, totalsOf([shard(9)]), pastQuery, liveTime);
    expect(points.map((point) => point.total_servers)).toEqual([1, 4, 9]);
    expect(points.at(-1)?.timestamp).toBe(at('2026-11-21T11:00:00Z'));
  });

  it.each([
    ['Europe/Berlin', '2026-03-28T12:00:00Z', [24, 23, 24]],
    ['Europe/Berlin', '2026-10-24T12:00:00Z', [24, 25, 24]],
    ['America/New_York', '2026-03-07T17:00:00Z', [24, 23, 24]],
    ['America/New_York', '2026-10-31T17:00:00Z', [24, 25, 24]],
    ['Australia/Adelaide', '2026-10-03T02:00:00Z', [24, 23, 24]],
    ['Australia/Adelaide', '2026-04-04T02:00:00Z', [24, 25, 24]],
    ['Asia/Kathmandu', '2026-10-24T06:00:00Z', [24, 24, 24]],
  ])(
    '[spec0 §7.16] days in %s from %s are %j hours long, and none is missing',
    (tz, noon, hours) => {
      const daily = { range: 'all', tz } as const;
      const points = [0, 1, 2, 3]
        .map((day) => reading(noon, day))
        .map((each, day) => ({
          timestamp: each.timestamp + day * 86_400,
          total_servers: each.guilds,
          total_users: each.users,
          average_latency: each.ping,
        }));
      const buckets = bucketsOf(points, daily);
      expect(buckets.map(({ point }) => point?.total_servers)).toEqual([0, 1, 2, 3]);
      const starts = buckets.map(({ start }) => start);
      const lengths = starts.slice(1).map((start, index) => (start - (starts[index] ?? 0)) / 3600);
      expect(lengths).toEqual(hours);
    },
  );
});
