import { chartPoints, growthOf, totalsOf } from './growth.ts';

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
  it('[spec0 §3] sums servers and users, rounds the mean latency, counts ready shards', () => {
    expect(totalsOf([shard(5, true, 30), shard(7, false, 35)])).toEqual({
      servers: 12,
      users: 120,
      latency: 33,
      ready: 1,
      shards: 2,
    });
    expect(totalsOf([]).latency).toBe(0);
  });

  it('[spec0 §7] takes the first record of each bucket and none before the range', () => {
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

  it('[spec0 §7] appends the live totals where the present bucket has no record', () => {
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

  it('[spec0 §7] growth is the last point minus the first', () => {
    const points = chartPoints(
      [reading('2026-11-21T08:05:00Z', 2), reading('2026-11-21T09:05:00Z', 7)],
      totalsOf([shard(5)]),
      query,
    );
    expect(growthOf(points, 'total_servers')).toBe(3);
    expect(growthOf([], 'total_users')).toBe(0);
  });
});
