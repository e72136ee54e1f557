// Declares utc() to users of the package, too, whose compiler does not see the import below.
/// <reference types="dayjs/plugin/utc" preserve="true" />
import plain from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { timeZone } from './time-zone-plugin.ts';

plain.extend(utc);
plain.extend(timeZone);

/**
 * dayjs with the plugins that dates need. Durations and relative times add their own plugin. It is
 * a constant, because bundlers would drop a mere re-export together with the plugins: `shared` is
 * declared free of side effects.
 */
export const dayjs = plain;
