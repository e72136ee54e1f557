import fc from 'fast-check';
import { bucketOf, bucketStarts, rangeStart } from './buckets.ts';

const HOUR = 3600;
const at = (iso: string) => Date.parse(iso) / 1000;
const ZONES = [
  ...['UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe'],
];

describe('bucketStarts', () => {
  it('[spec0 §7.15] covers the last 24 hours by the hour for 24h', () => {
    const now = at('2026-11-21T10:20:00Z');
    const starts = bucketStarts({ range: '24h', tz: 'UTC', now, earliest: 0 });
    expect(starts).toHaveLength(25);
    expect(starts[0]).toBe(at('2026-11-20T10:00:00Z'));
    expect(starts.at(-1)).toBe(at('2026-11-21T10:00:00Z'));
  });

  it.each([
    ['7d', 8],
    ['30d', 31],
  ] as const)('[spec0 §7.16] starts %s at midnight in the zone', (range, count) => {
    const now = at('2026-11-21T10:20:00Z');
    const starts = bucketStarts({ range, tz: 'Asia/Kathmandu', now, earliest: 0 });
    expect(starts).toHaveLength(count);
    expect(starts.at(-1)).toBe(at('2026-11-20T18:15:00Z'));
  });

  it('[spec0 §7.17] starts "all" at the earliest record, by the day', () => {
    const now = at('2026-11-21T10:20:00Z');
    const earliest = at('2026-11-18T23:30:00Z');
    expect(bucketStarts({ range: 'all', tz: 'UTC', now, earliest })[0]).toBe(
      at('2026-11-18T00:00:00Z'),
    );
  });

  it.each([
    ['2026-03-31T12:00:00Z', 23],
    ['2026-10-27T12:00:00Z', 25],
  ])('has one day of another length around the clock change before %s', (now, hours) => {
    const starts = bucketStarts({ range: '7d', tz: 'Europe/Berlin', now: at(now), earliest: 0 });
    const lengths = starts.slice(1).map((start, index) => (start - (starts[index] ?? 0)) / HOUR);
    expect(lengths).toContain(hours);
    expect(lengths.filter((length) => length !== 24)).toHaveLength(1);
  });

  it('has no gaps and no duplicates in any zone at any time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.constantFrom('24h', '7d', '30d', 'all'),
        fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') }),
        fc.integer({ min: 0, max: 40 * 86_400 }),
        (tz, range, now, age) => {
          const query = { range, tz, now, earliest: now - age } as const;
          const starts = bucketStarts(query);
          expect(starts[0]).toBeLessThanOrEqual(rangeStart(query));
          expect(starts.at(-1)).toBeLessThanOrEqual(now);
          for (const [index, start] of starts.slice(1).entries()) {
            const length = (start - (starts[index] ?? 0)) / HOUR;
            expect(start).toBe(bucketOf(start, range, tz));
            if (length === 1.5) expect(tz).toBe('Australia/Lord_Howe');
            expect(range === '24h' ? [1, 1.5] : [23, 23.5, 24, 24.5, 25]).toContain(length);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
