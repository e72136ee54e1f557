import fc from 'fast-check';
import { formatSigned, formatThousands } from './numbers.ts';
import { compareSnowflakes } from './snowflake.ts';
import { tickFormat } from './ticks.ts';
import { formatUptime } from './time/duration.ts';
import { formatDateTime, formatDay } from './time/format.ts';
import { formatAge } from './time/relative.ts';

describe('formats of the status page', () => {
  it.each([
    [-5, '0h 0m'],
    [0, '0h 0m'],
    [330, '5m'],
    [7500, '2h 5m'],
    [90_000, '25h 0m'],
  ])('[spec0 §4.9] shows an uptime of %i seconds as %s', (seconds, text) => {
    expect(formatUptime(seconds)).toBe(text);
  });

  it.each([
    [-30, 'just now'],
    [4.9, 'just now'],
    [5, '5 s ago'],
    [59, '59 s ago'],
    [60, '1 min ago'],
    [3599, '59 min ago'],
    [7200, '2 h ago'],
    [47 * 3600, '47 h ago'],
    [49 * 3600, '2 days ago'],
  ])('shows an age of %d seconds as %s', (seconds, text) => {
    expect(formatAge(seconds)).toBe(text);
  });

  it.each([
    [1, '0m'],
    [59, '0m'],
    [60, '1m'],
    [3599, '59m'],
    [3600, '1h 0m'],
  ])(
    '[spec0 §4.9] shows an uptime of %i seconds, a limit of the format, as %s',
    (seconds, text) => {
      expect(formatUptime(seconds)).toBe(text);
    },
  );

  it('[spec0 §2.28, §2.34] separates thousands and signs changes', () => {
    expect(formatThousands(1_234_567)).toBe('1,234,567');
    expect([1200, -3, 0].map(formatSigned)).toEqual(['+1,200', '-3', '0']);
  });

  it('[spec0 §2.31] separates thousands as Intl does', () => {
    const intl = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
    const upTo = 2 ** 53;
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double({ min: 0.5, max: upTo })), (value) => {
        expect(formatThousands(value)).toBe(intl.format(value));
      }),
    );
    expect(formatThousands(-2.5)).toBe(intl.format(-2.5));
  });

  it('[spec0 §2.30] formats ticks as HH:mm for 24h and as MMM d otherwise', () => {
    const time = Date.parse('2026-03-09T23:05:00Z') / 1000;
    expect(tickFormat([time], '24h', 'UTC')(time)).toBe('23:05');
    expect(tickFormat([time], '7d', 'UTC')(time)).toBe('Mar 9');
    expect(tickFormat([time], '7d', 'Europe/Berlin')(time)).toBe('Mar 10');
  });

  it("[spec0 §2.30] formats days and times as Intl does, and in the device's zone by default", () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const intl = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), (time) => {
        expect(formatDay(time)).toBe(intl.format(time * 1000));
        expect(formatDateTime(time)).toBe(formatDateTime(time, timeZone));
      }),
    );
  });

  it('[spec0 §7.22] sorts ids by number beyond the precision of a float', () => {
    const ids = ['9007199254740993', '9007199254740992', '100', '18446744073709551615'];
    expect([...ids].sort(compareSnowflakes)).toEqual([
      '100',
      '9007199254740992',
      '9007199254740993',
      '18446744073709551615',
    ]);
  });
});
