import { lastDays, wholeDay } from '../uptime.ts';
import { FIRST_SHARDS, firstShards, statusScreen } from './screen.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z') / 1000;
const shard = (shard_id: number, change: object = {}) => ({
  shard_id,
  server_count: 1200,
  member_count: 34_000,
  latency: 40,
  uptime: 7500,
  is_ready: true,
  seen_at: NOW,
  is_stale: false,
  ...change,
});
const days = lastDays(NOW, 3).map((day, index) =>
  wholeDay(day, { up: 80_000, degraded: 0, down: index === 1 ? 6400 : 0, maintenance: 0 }, NOW),
);
const gateway = {
  ...{ id: 'gateway', name: 'Bot', method: 'The bot reports.' },
  ...{ state: 'down' as const, uptime: 0.974, measured: 0.9, days },
};
const incident = (change: object = {}) => ({
  ...{ id: 'a', kind: 'incident' as const, title: 'Slow commands', impact: 'major' as const },
  ...{ state: 'investigating' as const, starts_at: NOW, ended_at: null, affected: ['Bot'] },
  updates: [{ id: 'u', at: NOW - 400 * 86_400, state: 'investigating' as const, text: 'Looking' }],
  ...change,
});
const show = (change: object = {}) =>
  statusScreen({ shards: [shard(0)], components: [gateway], incidents: [], ...change });

beforeEach(() => jest.useFakeTimers({ now: NOW * 1000 }));
afterEach(() => jest.useRealTimers());

describe('the first screen of the status', () => {
  it('[spec0 §4.6, §4.7] has the overall state, the tiles and the shards', () => {
    const screen = show({ shards: [shard(0), shard(1, { is_ready: false })] });
    expect(screen.overall).toEqual({ ready: [], partly: ['1/2 Shards Operational'], unknown: [] });
    expect(screen.freshness).toEqual({ current: ['Updated Nov 21, 12:00 UTC'], silent: [] });
    expect(screen.tiles).toEqual({ latency: '40', servers: '2,400', users: '68,000' });
    expect(screen.shards.map(({ state }) => state)).toEqual([
      { up: ['Operational'], down: [], unknown: [] },
      { up: [], down: ['Down'], unknown: [] },
    ]);
  });

  it('shows no figures of a silent bot', () => {
    const screen = show({ shards: [shard(0, { is_stale: true, seen_at: NOW - 3600 })] });
    expect(screen.overall.unknown).toEqual(['Status unknown']);
    expect(screen.freshness.silent).toEqual(['No data since Nov 21, 11:00 UTC']);
    expect(screen.tiles).toEqual({ latency: 'Unknown', servers: 'Unknown', users: 'Unknown' });
    expect(screen.shards[0]?.facts[0]).toEqual({
      label: 'No data since',
      value: 'Nov 21, 11:00 UTC',
    });
  });

  it('has the components with state, percentage and days', () => {
    const [view] = show().components;
    expect(view).toMatchObject({ share: '97.4%', firstDay: 'Nov 19, 2026' });
    expect(view?.period).toBe('uptime over the last 3 days');
    expect(view?.coverage).toBe('Measured 90% of the time');
    expect(view?.state).toMatchObject({ up: [], down: ['Down'] });
    expect(view?.days[1]).toMatchObject({ up: [], outage: ['2026-11-20'] });
  });

  it('a component without a measurement has no percentage', () => {
    const unmeasured = { ...gateway, state: 'unknown' as const, uptime: null, measured: 0 };
    const [view] = show({ components: [unmeasured] }).components;
    expect([view?.share, view?.state.unknown]).toEqual(['—', ['No data']]);
  });

  it('has open incidents in full and past ones by their end', () => {
    const past = (id: string, ago: number) =>
      incident({ id, state: 'resolved', ended_at: NOW - ago });
    const {
      notice,
      calm,
      open,
      past: over,
    } = show({
      incidents: [past('b', 2000), incident(), past('c', 1000)],
    });
    expect(notice.danger).toMatchObject([{ state: ['Investigating:'], text: 'Slow commands' }]);
    expect([notice.calm, calm]).toEqual([[], []]);
    expect(open).toMatchObject([{ notes: ['Affected: Bot'], id: 'a' }]);
    expect(open[0]?.updates[0]?.when).toBe('Oct 17, 2025, 12:00 UTC');
    expect(over.map(({ id }) => id.slice(-1))).toEqual(['c', 'b']);
  });

  it('says that there were no incidents', () => {
    const { notice, calm } = show();
    expect(notice.calm).toMatchObject([{ state: [], text: 'No open incidents' }]);
    expect(calm).toEqual(['No incidents in the last 90 days.']);
  });

  it('a long list of shards is shortened, and its totals are of all', () => {
    const many = Array.from({ length: 100 }, (_, id) => shard(id));
    expect(show({ shards: many }).shards).toHaveLength(FIRST_SHARDS);
    const first = firstShards(many);
    expect([first.shards.length, first.totals.servers]).toEqual([FIRST_SHARDS, 120_000]);
  });
});
