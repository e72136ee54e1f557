import { historyEvent, historySpan, missingMoments } from './history.ts';
import { seedOf } from '../noise/noise.ts';
import { lastOutage, outageDepth } from './outages.ts';
import { shardLife } from './restarts.ts';
import { shardEvents } from './shards.ts';
import { DAY, HOUR, MINUTE, QUARTER } from './time.ts';
import { totalsAt } from './totals.ts';

const seed = seedOf('juno');
const NOW = Date.UTC(2026, 10, 21, 12) / 1000;

describe('the totals of the simulated bot', () => {
  it('grow over months, with changes of at most a few percent from day to day', () => {
    expect(totalsAt(seed, NOW).guilds).toBeGreaterThan(
      totalsAt(seed, NOW - 400 * DAY).guilds * 1.1,
    );
    for (let at = NOW - 400 * DAY; at < NOW; at += DAY) {
      const ratio = totalsAt(seed, at + DAY).guilds / totalsAt(seed, at).guilds;
      expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
    }
  });

  it('have a weekly rhythm', () => {
    const users = (day: number) => totalsAt(seed, Date.UTC(2026, 8, day, 19) / 1000).users;
    const sundays = [6, 13, 20, 27].map(users).reduce((left, right) => left + right, 0);
    const neighbors = [2, 9, 16, 23].map(users).reduce((left, right) => left + right, 0);
    const after = [9, 16, 23, 30].map(users).reduce((left, right) => left + right, 0);
    expect(sundays).toBeGreaterThan((neighbors + after) / 2);
  });

  it('have a plausible latency, which is higher in an outage', () => {
    const outage = lastOutage(seed, NOW);
    const middle = Math.floor((outage.start + outage.end) / 2);
    expect(outageDepth(seed, outage.start - HOUR)).toBe(0);
    expect(totalsAt(seed, middle).ping).toBeGreaterThan(100);
    expect(totalsAt(seed, outage.start - HOUR).ping).toBeLessThan(100);
  });

  it('depend only on seed and time', () => {
    expect(shardEvents(seed, 16, NOW)).toEqual(shardEvents(seed, 16, NOW));
    expect(totalsAt(seedOf('nova'), NOW)).not.toEqual(totalsAt(seed, NOW));
  });
});

describe('shards', () => {
  it('add up to the totals of the same time', () => {
    for (const count of [1, 16, 160]) {
      const shards = shardEvents(seed, count, NOW);
      const sum = (pick: (shard: (typeof shards)[number]) => number) =>
        shards.reduce((total, shard) => total + pick(shard), 0);
      expect(shards).toHaveLength(count);
      expect(sum((shard) => shard.server_count)).toBe(totalsAt(seed, NOW).guilds);
      expect(sum((shard) => shard.member_count)).toBe(totalsAt(seed, NOW).users);
    }
  });

  it("have at most Discord's maximum of servers per shard", () => {
    const busiest = Math.max(...shardEvents(seed, 16, NOW).map((shard) => shard.server_count));
    expect(busiest).toBeLessThanOrEqual(2500);
  });

  it('are rarely not ready, and their uptime restarts at 0', () => {
    const days = 5;
    let down = 0;
    let restarts = 0;
    for (let shard = 0; shard < 16; shard += 1) {
      let before = 0;
      let restarted = 0;
      for (let at = NOW - days * DAY; at <= NOW; at += MINUTE) {
        const { isReady, uptime } = shardLife(seed, shard, at);
        if (!isReady) down += 1;
        if (uptime < before) restarted += 1;
        before = uptime;
      }
      expect(restarted).toBeGreaterThan(0);
      restarts += restarted;
    }
    expect(restarts).toBeLessThan(16 * days);
    expect(down).toBeGreaterThan(0);
    expect(down).toBeLessThan(0.02 * 16 * days * 24 * 60);
  });

  it('have an uptime of 0 while they are not ready', () => {
    const { end } = lastOutage(seed, NOW);
    const during = shardEvents(seed, 16, end - MINUTE).filter((shard) => !shard.is_ready);
    expect(during.length).toBeGreaterThan(0);
    expect(during.map((shard) => shard.uptime)).toEqual(during.map(() => 0));
  });
});

describe('history', () => {
  const span = historySpan(1);

  it('has 400 days: minutes for 48 hours, quarter hours before', () => {
    const moments = [...missingMoments(undefined, NOW, span)];
    expect(moments).toHaveLength(398 * 96 + 48 * 60 + 1);
    expect(moments[0]).toBe(NOW - 400 * DAY);
    expect(moments.at(-1)).toBe(NOW);
    const steps = new Set(moments.slice(1).map((at, index) => at - (moments[index] ?? 0)));
    expect(steps).toEqual(new Set([QUARTER, MINUTE]));
  });

  it('has only the records after the newest stored minute', () => {
    expect([...missingMoments(NOW - 3 * MINUTE, NOW + 20, span)]).toEqual([
      NOW - 2 * MINUTE,
      NOW - MINUTE,
      NOW,
    ]);
    expect([...missingMoments(NOW, NOW, span)]).toEqual([]);
    const gap = [...missingMoments(NOW - 49 * HOUR + MINUTE, NOW, span)];
    expect(gap.slice(0, 5)).toEqual(
      [1, 2, 3, 4].map((n) => NOW - 49 * HOUR + n * QUARTER).concat(NOW - 48 * HOUR + MINUTE),
    );
  });

  it('has a stable and unique id per minute', () => {
    const event = historyEvent(seed, NOW);
    expect(event).toEqual({ id: `history-${NOW / 60}`, timestamp: NOW, ...totalsAt(seed, NOW) });
  });

  it.each([1, 3, 14, 40])('has %i times as many records at that scale', (scale) => {
    const { days, minuteDays } = historySpan(scale);
    const records = minuteDays * 1440 + (days - minuteDays) * 96;
    expect(records / (2 * 1440 + 398 * 96)).toBeCloseTo(scale, 1);
    expect(days >= 400 && minuteDays >= 2 && minuteDays <= days).toBe(true);
  });
});
