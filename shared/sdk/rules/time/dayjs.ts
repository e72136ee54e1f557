import plain from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { timeZone } from './time-zone-plugin.ts';

plain.extend(utc);
plain.extend(timeZone);

/**
 * dayjs with the plugins that dates need. Durations and relative times add their own plugin. A constant of
 * this module: of a mere re-export bundlers leave out the module and with it the plugins, because `shared`
 * has no side effects.
 */
export const dayjs = plain;
