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

/** Units with their lengths in seconds, longest first. */
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/**
 * A moment as Discord shows it, in the visitor's language and zone.
 * @param seconds epoch seconds
 * @param now milliseconds since 1970, for the relative style
 */
export function formatTime(seconds: number, style: TimeStyle, now: number): string {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  if (style !== 'R') return new Intl.DateTimeFormat(undefined, STYLES[style]).format(date);
  const distance = seconds - now / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
  return format.format(Math.round(distance / length), unit);
}
