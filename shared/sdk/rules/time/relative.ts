import relativeTime from 'dayjs/plugin/relativeTime.js';
import { dayjs } from './dayjs.ts';

// dayjs uses the preceding entry for a single unit, so each unit has an entry for 1.
dayjs.extend(relativeTime, {
  rounding: Math.floor,
  thresholds: [
    { l: 's', r: 59, d: 'second' },
    { l: 'm', r: 1 },
    { l: 'mm', r: 59, d: 'minute' },
    { l: 'h', r: 1 },
    { l: 'hh', r: 47, d: 'hour' },
    { l: 'd', r: 1 },
    { l: 'dd', d: 'day' },
  ],
});

const LOCALE = 'age';
const relative = { s: '%d s', m: '%d min', mm: '%d min', h: '%d h', hh: '%d h', dd: '%d days' };
dayjs.locale(LOCALE, { relativeTime: { ...relative, past: '%s ago' } }, true);

const EPOCH = dayjs.utc(0).locale(LOCALE);

/**
 * Formats the time since an event: `just now`, `40 s ago`, `5 min ago`, `3 h ago`, `2 days ago`.
 * @param seconds negative (a clock that runs ahead) counts as none
 */
export const formatAge = (seconds: number): string =>
  seconds < 5 ? 'just now' : EPOCH.from(dayjs.utc(seconds * 1000));
