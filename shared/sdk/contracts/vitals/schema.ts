import { z } from 'zod';
import { ERROR_CODES } from '../../platform/error-code.ts';
import { contract } from '../contract.ts';
import { getVitals } from './calls.ts';

const count = z.int().nonnegative();
const release = {
  remote: z.string().meta({ description: 'Name of the remote, `shell`, or `other`' }),
  version: z.string().meta({ description: '`other` if the registry has no such version' }),
};
const counts = {
  loads: count.meta({ description: 'Page loads, estimated from a sample' }),
  retries: count.meta({ description: 'Silent retries of page loads, estimated from a sample' }),
  failures: count.meta({ description: 'Failed page loads, for any reason' }),
  refused: count.meta({ description: 'Failures because a file differed from its release' }),
  renderErrors: count.meta({ description: 'Errors while rendering a page' }),
  eventErrors: count.meta({
    description: 'Other errors, in event handlers and promises, and wrong answers of the API',
  }),
};

/** Percentiles in milliseconds, estimated from a histogram. */
const Percentiles = z
  .object({ p50: z.number(), p75: z.number(), p95: z.number() })
  .nullable()
  .meta({ description: 'Milliseconds; null without measurements' });

/** One version of one app over the whole time span. */
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
const VitalsHour = z
  .object({ hour: z.int().meta({ description: 'Epoch seconds UTC' }), ...release, ...counts })
  .meta({ id: 'VitalsHour' });
type VitalsHour = z.infer<typeof VitalsHour>;

/** A line of code at which errors of one version occurred. */
const ErrorFrameCount = z
  .object({
    ...release,
    code: z.enum(ERROR_CODES),
    source: z.string().meta({
      description: 'Path in the repository, or address of a built file without a source map',
    }),
    line: z.int(),
    count: count.meta({ description: 'Since the line was first seen' }),
    lastSeen: z.int().meta({ description: 'Epoch seconds UTC' }),
  })
  .meta({ id: 'ErrorFrameCount' });
export type ErrorFrameCount = z.infer<typeof ErrorFrameCount>;

export const Vitals = z
  .object({
    since: z.int().meta({ description: 'Epoch seconds UTC' }),
    /** The field keeps its earlier name, because live releases read it. */
    apps: z.array(AppVitals).meta({ description: 'Apps by name, the live version of each first' }),
    hours: z
      .array(VitalsHour)
      .meta({ description: 'Ascending, without hours that have no beacon' }),
    frames: z
      .array(ErrorFrameCount)
      .meta({ description: 'Lines with an error in the time span, the most frequent first' }),
  })
  .meta({ id: 'Vitals' });
export type Vitals = z.infer<typeof Vitals>;

export const getVitalsContract = contract({
  call: getVitals,
  summary: 'Returns load times, failures and errors by app and version, as reported by browsers',
  query: z.strictObject({
    hours: z.coerce
      .number()
      .int()
      .min(1)
      .max(168)
      .default(24)
      .meta({ description: 'Time span in hours, up to now' }),
  }),
  response: Vitals,
});
