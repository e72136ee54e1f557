import { formatTime } from './format-time.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Mean lengths of the calendar. */
const MONTH = 2_629_746;
const YEAR = 31_556_952;

const relative = (seconds: number) => formatTime(1_700_000_000 + seconds, 'R', 1_700_000_000_000);

describe('a relative time is rounded first, then its unit is chosen, as Discord does', () => {
  it.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [59, '59 seconds'],
    [59.4, '59 seconds'],
    [MINUTE - 0.5, 'a minute'],
    [MINUTE, 'a minute'],
    [1.5 * MINUTE - 1, 'a minute'],
    [1.5 * MINUTE, '2 minutes'],
    [59.5 * MINUTE - 1, '59 minutes'],
    [59.5 * MINUTE, 'an hour'],
    [HOUR - 1, 'an hour'],
    [1.5 * HOUR - 1, 'an hour'],
    [1.5 * HOUR, '2 hours'],
    [21.5 * HOUR - 1, '21 hours'],
    [21.5 * HOUR, 'a day'],
    [DAY - 1, 'a day'],
    [1.5 * DAY, '2 days'],
    [25.5 * DAY - 1, '25 days'],
    [25.5 * DAY, 'a month'],
    [31 * DAY, 'a month'],
    [1.5 * MONTH, '2 months'],
    [10.5 * MONTH - 1, '10 months'],
    [10.5 * MONTH, 'a year'],
    [365 * DAY - 1, 'a year'],
    [1.5 * YEAR - 1, 'a year'],
    [1.5 * YEAR, '2 years'],
    [100 * YEAR, '100 years'],
  ])('%d seconds are %s', (seconds, words) => {
    expect(relative(seconds)).toBe(`in ${words}`);
    if (seconds > 0) expect(relative(-seconds)).toBe(`${words} ago`);
  });

  it('does the same with part of a second of the clock', () => {
    expect(formatTime(3600, 'R', 1)).toBe('in an hour');
    expect(formatTime(3600, 'R', 999)).toBe('in an hour');
  });
});

describe('a date', () => {
  it.each(['t', 'T', 'd', 'D', 'f', 'F', 's', 'S'] as const)(
    'of the first and the last second that exist is shown in the style %s',
    (style) => {
      expect(formatTime(8_640_000_000_000, style, 0)).toMatch(/\d/);
      expect(formatTime(-8_640_000_000_000, style, 0)).toMatch(/\d/);
    },
  );
});
