import { momentOf, spanOf } from './moment.ts';

const at = (time: string) => Date.parse(`${time}Z`) / 1000;

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') }));
afterEach(() => void jest.useRealTimers());

test('a moment of another year has its year', () => {
  expect(momentOf(at('2026-03-09T14:05'), 'UTC')).toBe('Mar 9, 14:05 UTC');
  expect(momentOf(at('2025-03-09T14:05'), 'UTC')).toBe('Mar 9, 2025, 14:05 UTC');
});

test.each([
  ['on one day', '2026-11-29T04:00', '2026-11-29T05:30', 'Nov 29, 04:00 to 05:30 UTC'],
  ['over midnight', '2026-11-29T23:00', '2026-11-30T01:00', 'Nov 29, 23:00 to Nov 30, 01:00 UTC'],
  [
    'over the end of the year',
    '2026-12-31T23:00',
    '2027-01-01T01:00',
    'Dec 31, 23:00 to Jan 1, 2027, 01:00 UTC',
  ],
  [
    'on the same day of two years',
    '2025-11-29T04:00',
    '2026-11-29T04:00',
    'Nov 29, 2025, 04:00 to Nov 29, 04:00 UTC',
  ],
])('a span %s names its zone once', (_case, start, end, text) => {
  expect(spanOf(at(start), at(end), 'UTC')).toBe(text);
});
