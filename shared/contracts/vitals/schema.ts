import { z } from 'zod';
import { contract } from '../contract.ts';
import { getVitals } from './calls.ts';

const count = z.int().nonnegative();
const release = {
  remote: z.string().meta({ description: 'Name of the remote, `shell`, or `other`' }),
  version: z.string().meta({ description: '`other` where the registry does not know it' }),
};
const counts = {
  loads: count.meta({ description: 'Pages loaded, estimated from a sample' }),
  failures: count.meta({ description: 'Pages that did not load, for whatever reason' }),
  refused: count.meta({ description: 'Failures whose files were not those of the release' }),
  renderErrors: count.meta({ description: 'Errors while a page rendered' }),
  eventErrors: count.meta({ description: 'Other errors of its code' }),
};

/** Milliseconds below which half, three quarters and most of the times lie; from a histogram. */
const Percentiles = z
  .object({ p50: z.number(), p75: z.number(), p95: z.number() })
  .nullable()
  .meta({ description: 'Milliseconds; null without a time' });

/** One version of one app over the whole stretch of time. */
export const AppVitals = z
  .object({
    ...release,
    isLive: z.boolean(),
    ...counts,
    loadMs: Percentiles,
    viewMs: Percentiles,
    firstSeen: z.int().meta({ description: 'Start of the first hour, epoch seconds UTC' }),
    lastSeen: z.int().meta({ description: 'Start of the last hour, epoch seconds UTC' }),
  })
  .meta({ id: 'AppVitals' });
export type AppVitals = z.infer<typeof AppVitals>;

/** One version of one app in one hour. */
export const VitalsHour = z
  .object({ hour: z.int().meta({ description: 'Epoch seconds UTC' }), ...release, ...counts })
  .meta({ id: 'VitalsHour' });
export type VitalsHour = z.infer<typeof VitalsHour>;

export const Vitals = z
  .object({
    since: z.int().meta({ description: 'Epoch seconds UTC' }),
    apps: z.array(AppVitals).meta({ description: 'By remote, the live version first' }),
    hours: z
      .array(VitalsHour)
      .meta({ description: 'Ascending; hours without a beacon are absent' }),
  })
  .meta({ id: 'Vitals' });
export type Vitals = z.infer<typeof Vitals>;

export const getVitalsContract = contract({
  call: getVitals,
  summary: 'Load times, failures and errors by remote and version, as browsers reported them',
  query: z.strictObject({
    hours: z.coerce.number().int().min(1).max(168).default(24).meta({ description: 'Hours back' }),
  }),
  response: Vitals,
});
