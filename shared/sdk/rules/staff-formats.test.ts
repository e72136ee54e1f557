import { csvFileName, csvText } from './csv.ts';
import { decimalComma, formatGerman, sumDecimals } from './decimals.ts';
import { formatDuration } from './time/duration.ts';
import { formatDateTime } from './time/format.ts';

describe('formats of the back-office', () => {
  it.each([
    [0, 'Permanent'],
    [1, '1s'],
    [59, '59s'],
    [60, '1m 0s'],
    [3599, '59m 59s'],
    [3600, '1h 0m 0s'],
    [86_399, '23h 59m 59s'],
    [86_400, '1d 0h 0m'],
    [788_645, '9d 3h 4m'],
  ])('[spec1 §9.9] shows a duration of %i seconds as %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  it("[spec1 §9.6] writes dates as dd.MM.yyyy HH:mm:ss, in the reader's zone", () => {
    const local = new Date(2026, 2, 5, 7, 8, 9).getTime() / 1000;
    expect(formatDateTime(local)).toBe('05.03.2026 07:08:09');
    const time = Date.parse('2026-03-28T23:30:00Z') / 1000;
    expect(formatDateTime(time, 'UTC')).toBe('28.03.2026 23:30:00');
    expect(formatDateTime(time, 'Europe/Berlin')).toBe('29.03.2026 00:30:00');
  });

  it('[spec1 §9.7] writes amounts in German format with 2 decimals, also beyond the precision of a float', () => {
    expect(['0', '1234.5', '-1234567.89', '0.005'].map(formatGerman)).toEqual([
      '0,00',
      '1.234,50',
      '-1.234.567,89',
      '0,01',
    ]);
    expect(formatGerman('9007199254740993.27')).toBe('9.007.199.254.740.993,27');
  });

  it('[spec1 §9.8] writes amounts in CSV with a decimal comma and every digit', () => {
    expect(['7', '1234.5', '-0.0625', '9007199254740993.27'].map(decimalComma)).toEqual([
      '7,00',
      '1234,50',
      '-0,0625',
      '9007199254740993,27',
    ]);
  });

  it('adds amounts exactly', () => {
    expect(sumDecimals([])).toBe('0');
    expect(sumDecimals(['0.1', '0.2'])).toBe('0.3');
    expect(sumDecimals(['-0.0005', '0.0004'])).toBe('-0.0001');
    expect(sumDecimals(['9007199254740993.27', '1', '-0.27'])).toBe('9007199254740994');
  });

  it('writes text that looks like a formula as text for spreadsheets', () => {
    for (const trigger of ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠']) {
      const text = `${trigger}1+1`;
      expect(csvText(text)).toBe(`'${text}`);
    }
    expect(csvText('  =1+1')).toBe("'  =1+1");
    expect(['spam', 'a=b', '', "'quoted", '1.234,56'].map(csvText)).toEqual([
      'spam',
      'a=b',
      '',
      "'quoted",
      '1.234,56',
    ]);
  });

  it('[spec1 §9.8] writes file names with the date and without special characters of headers', () => {
    expect(csvFileName('blacklist user/users', '2026-11-21')).toBe(
      'blacklist-user-users-2026-11-21.csv',
    );
    expect(csvFileName('a"\r\nb: ../../ü', '2026-11-21"')).toMatch(/^[a-z0-9.-]+$/);
  });
});
