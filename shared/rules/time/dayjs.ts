import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { timeZone } from './time-zone-plugin.ts';

dayjs.extend(utc);
dayjs.extend(timeZone);

/** dayjs with the plugins that dates need. Durations and relative times add their own plugin. */
export { dayjs };
