import fc from 'fast-check';
import { bucketStarts } from './buckets.ts';
import { tickFormat, ticksOf } from './ticks.ts';
import { dayjs } from './time/dayjs.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const at = (iso: string) => Date.parse(iso) / 1000;

/** Zones with half and quarter hours, half-hour summer time, and days without a midnight. */
const ZONES = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'America/St_Johns', 'Asia/Kolkata'],
  ...['Asia/Kathmandu', 'Australia/Lord_Howe', 'Australia/Eucla', 'Pacific/Chatham'],
  ...['America/Havana', 'Africa/Cairo', 'America/Santiago', 'Pacific/Kiritimati'],
];

interface Axis {
  times: number[];
  ticks: { time: number; label: string }[];
  end: number;
}

/** The axis for a number of buckets up to a time. */
function axisOf(range: '24h' | 'all', tz: string, now: number, count: number, most = 8): Axis {
  const earliest = now - (count - 1) * (range === '24h' ? HOUR : DAY);
  const all = bucketStarts({ range, tz, now, earliest: range === '24h' ? 0 : earliest });
  const times = all.slice(-count);
  const { end, labels } = ticksOf(times, tickFormat(times, range, tz), most);
  const ticks = [...labels].map(([place, label]) => ({ time: times[place] ?? NaN, label }));
  return { times, ticks, end };
}

const labelsOf = ({ ticks }: Axis) => ticks.map(({ label }) => label);

describe('the ticks of the charts', () => {
  it('are full hours for 24 buckets, not 11:52', () => {
    const axis = axisOf('24h', 'UTC', at('2026-11-21T08:20:00Z'), 24);
    expect(labelsOf(axis)).toEqual([
      ...['09:00', '12:00', '15:00', '18:00', '21:00', '00:00', '03:00', '06:00'],
    ]);
  });

  it('are full hours for 14 buckets', () => {
    const axis = axisOf('24h', 'UTC', at('2026-11-21T14:20:00Z'), 14);
    expect(labelsOf(axis)).toEqual([
      ...['01:00', '03:00', '05:00', '07:00', '09:00', '11:00', '13:00'],
    ]);
  });

  it('label the hour that is both first and last of 24h once, at the end', () => {
    const axis = axisOf('24h', 'Asia/Kathmandu', at('2026-11-21T08:20:00Z'), 25);
    expect(labelsOf(axis)).toHaveLength(8);
    expect(axis.ticks.at(-1)).toEqual({ time: axis.times.at(-1), label: '14:00' });
  });

  it('include the year for All over more than a year', () => {
    const axis = axisOf('all', 'UTC', at('2026-03-09T12:00:00Z'), 401, 4);
    expect(labelsOf(axis)).toEqual([
      'Feb 2, 2025',
      'May 13, 2025',
      'Aug 21, 2025',
      'Nov 29, 2025',
      'Mar 9, 2026',
    ]);
  });

  it('[spec0 §2.30] do not include the year for All within one year', () => {
    const axis = axisOf('all', 'UTC', at('2026-03-09T12:00:00Z'), 5);
    expect(labelsOf(axis)).toEqual(['Mar 5', 'Mar 6', 'Mar 7', 'Mar 8', 'Mar 9']);
  });

  it('are one for one bucket, and none for none', () => {
    expect(labelsOf(axisOf('24h', 'UTC', at('2026-03-09T12:00:00Z'), 1))).toEqual(['12:00']);
    expect(ticksOf([], String, 8)).toEqual({ end: 0, amount: 1, labels: new Map() });
  });

  it.each([
    ['begins', '2026-10-03T22:20:00Z'],
    ['ends', '2026-04-05T00:20:00Z'],
  ])('are full hours of Lord Howe while its half-hour summer time %s', (_, now) => {
    const { times } = axisOf('24h', 'Australia/Lord_Howe', at(now), 24);
    expect(times).toHaveLength(24);
    for (const time of times)
      expect(dayjs.unix(time).wallClock('Australia/Lord_Howe').minute()).toBe(0);
  });

  it('[spec0 §2.30] are full hours or midnights of any zone, ascending, unique and within the data', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.constantFrom('24h' as const, 'all' as const),
        fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 2, max: 8 }),
        (tz, range, now, buckets, most) => {
          const count = range === '24h' ? ((buckets - 1) % 25) + 1 : buckets;
          const { times, ticks, end } = axisOf(range, tz, now, count, most);
          expect(ticks.length).toBeGreaterThan(0);
          expect(ticks.length).toBeLessThanOrEqual(most + 1);
          expect(end).toBeGreaterThanOrEqual(times.length - 1);
          expect(end).toBeLessThan(times.length - 1 + most);
          expect(new Set(ticks.map(({ label }) => label)).size).toBe(ticks.length);
          let before = -Infinity;
          for (const { time } of ticks) {
            expect(time).toBeGreaterThan(before);
            before = time;
            expect(times).toContain(time);
            const clock = dayjs.unix(time).wallClock(tz);
            expect([clock.minute(), clock.second()]).toEqual([0, 0]);
            if (range === 'all') expect(dayjs.unix(time).startOfDay(tz).unix()).toBe(time);
          }
        },
      ),
      { numRuns: 80 },
    );
  });
});
