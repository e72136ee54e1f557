import { bucketDays, countBuckets } from './sales-period.ts';

describe('the days and months of a sales period', () => {
  it('include the first and the last day', () => {
    expect(bucketDays('2024-02-28', '2024-03-01', 'day')).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ]);
    expect(bucketDays('2026-11-23', '2026-11-23', 'day')).toEqual(['2026-11-23']);
  });

  it('begin on the first of each month that the period touches', () => {
    expect(bucketDays('2025-12-31', '2026-02-01', 'month')).toEqual([
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
  });

  it('are days of UTC, also where clocks change', () => {
    expect(countBuckets('2026-01-01', '2026-12-31', 'day')).toBe(365);
  });

  it('are none where the first day is after the last', () => {
    expect(bucketDays('2026-11-24', '2026-11-23', 'day')).toEqual([]);
  });
});
