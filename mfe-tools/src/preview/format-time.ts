import type { TimeStyle } from '../embed-code/markdown/tokens.ts';

type Parts = Intl.DateTimeFormatOptions;
const SHORT_DATE: Parts = { year: 'numeric', month: '2-digit', day: '2-digit' };
const LONG_DATE: Parts = { year: 'numeric', month: 'long', day: 'numeric' };
const TIME: Parts = { hour: 'numeric', minute: '2-digit' };
const SECONDS: Parts = { ...TIME, second: '2-digit' };

const STYLES: Readonly<Record<Exclude<TimeStyle, 'R'>, Parts>> = {
  t: TIME,
  T: SECONDS,
  d: SHORT_DATE,
  D: LONG_DATE,
  f: { ...LONG_DATE, ...TIME },
  F: { weekday: 'long', ...LONG_DATE, ...TIME },
  s: { ...SHORT_DATE, ...TIME },
  S: { ...SHORT_DATE, ...SECONDS },
};

/**
 * Units with their lengths in seconds, and the amount from which Discord shows the next one: 22 hours are
 * a day, 26 days a month, 11 months a year. Months and years have their mean length.
 */
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3600, 22],
  ['day', 86_400, 26],
  ['month', 2_629_746, 11],
  ['year', 31_556_952, Infinity],
];

/**
 * A moment as Discord shows it, in the visitor's language and zone.
 * @param seconds epoch seconds that a date can have
 * @param now milliseconds since 1970, for the relative style
 */
export function formatTime(seconds: number, style: TimeStyle, now: number): string {
  if (style === 'R') return formatDistance(seconds - now / 1000);
  return new Intl.DateTimeFormat(undefined, STYLES[style]).format(new Date(seconds * 1000));
}

/** Rounds before it chooses the unit, so that 59 minutes and 59 seconds are an hour. */
function formatDistance(seconds: number): string {
  const rounded = (length: number) => Math.round(Math.abs(seconds) / length);
  const [unit, length] = UNITS.find(([, size, limit]) => rounded(size) < limit)!;
  const amount = rounded(length);
  const format = new Intl.RelativeTimeFormat(undefined, { numeric: 'always' });
  const text = format.format(seconds < 0 ? -amount : amount, unit);
  return amount === 1 ? inWords(text, format.resolvedOptions().locale) : text;
}

/** In English, Discord writes "an hour" instead of "1 hour", but counts seconds. */
function inWords(text: string, locale: string): string {
  if (!locale.startsWith('en') || text.includes('second')) return text;
  return text.replace('1 hour', 'an hour').replace(/\b1 (?=[a-z])/, 'a ');
}
