import { z } from 'zod';
import { contract } from '../contract.ts';
import {
  AppName,
  DryRun,
  Expected,
  ReleaseChanged,
  Version,
  Warnings,
  Who,
  Why,
} from '../releases/schema.ts';
import {
  getCanary,
  getReleaseCanary,
  promoteCanary,
  promoteReleaseCanary,
  startCanary,
  startReleaseCanary,
  stopCanary,
  stopReleaseCanary,
} from './calls.ts';

const count = z.int().nonnegative();
const time = z.int().meta({ description: 'Epoch seconds UTC' });
const Share = z.int().min(1).max(100).meta({ description: 'Percent of the visitors' });

/** Why a canary has ended. */
export const CANARY_ENDS = [
  /** The last step is over, or somebody promoted the version. */
  'promoted',
  /** Visits fail significantly more often, or more than one of ten fails. */
  'failing',
  /** Documents without a report are significantly more frequent: scripts do not run. */
  'silent',
  /** Pages load significantly more slowly. */
  'slow',
  /** There are more reports than documents, so the figures cannot be trusted. */
  'untrusted',
  /** The version became incompatible with the live releases. */
  'gate',
  /** Another version was made live. */
  'replaced',
  /** The remote was switched off. */
  'off',
  /** The canary was stopped manually. */
  'stopped',
  /** The version had too few visits for too long. */
  'expired',
] as const;
export type CanaryEnd = (typeof CANARY_ENDS)[number];

const Percentiles = z
  .object({ p50: z.number(), p75: z.number(), p95: z.number() })
  .nullable()
  .meta({ description: 'Milliseconds; null without measurements' });

/** Counts of one page, or of all pages, of one version. */
const pageFigures = {
  documents: count.meta({ description: 'Documents that were served' }),
  loads: count.meta({ description: 'Page loads in these documents' }),
  failures: count.meta({ description: 'Failed page loads' }),
  render_errors: count.meta({ description: 'Errors while rendering a page' }),
  event_errors: count.meta({ description: 'Other errors, in event handlers and promises' }),
  load_ms: Percentiles,
};
const PageFigures = z.object(pageFigures);
/** The figures of one version since the canary began. */
const CanaryArm = z.object({
  version: z.string(),
  ...pageFigures,
  visits: count.meta({ description: 'Documents whose browser has reported: the sample' }),
  failing: count.meta({ description: 'Visits with a failed load or an error' }),
});
export type CanaryArm = z.infer<typeof CanaryArm>;

const Verdict = z.object({
  looks: count.meta({ description: 'Judgments so far' }),
  level: z.number().meta({ description: 'A p-value below stops the canary at the next judgment' }),
  failing: z.number().nullable().meta({ description: 'p-value; null: too few visits' }),
  silent: z.number().nullable().meta({ description: 'p-value; null: too few documents' }),
  slow: z.number().nullable().meta({ description: 'p-value; null: too few loads' }),
  message: z.string().meta({ description: 'One or two sentences' }),
});

const canary = {
  id: z.int(),
  name: z.string(),
  version: z.string().meta({ description: 'The new version' }),
  baseline: z.string().meta({ description: 'The live version that it is compared with' }),
  state: z.enum(['running', 'promoted', 'stopped']),
  share: Share,
  steps: z.array(Share).meta({ description: 'Shares, ascending; after the last one: everybody' }),
  minutes: z.int().meta({ description: 'Minimum duration of a step' }),
  why: z.string(),
  started_at: time,
  started_by: Who,
};

export const RunningCanary = z
  .object({
    ...canary,
    step_started_at: time,
    next_step_at: time.meta({ description: 'The next step does not begin earlier' }),
    visits_missing: count.meta({
      description: 'Visits of the new version that the step still needs; 0: enough',
    }),
    old: CanaryArm,
    new: CanaryArm,
    pages: z.array(z.object({ page: z.string(), old: PageFigures, new: PageFigures })),
    series: z
      .array(
        z.object({
          at: time,
          old_visits: count,
          old_failing: count,
          new_visits: count,
          new_failing: count,
        }),
      )
      .meta({ description: 'By minute, ascending, the last 24 hours; minutes without one are 0' }),
    verdict: Verdict,
  })
  .meta({ id: 'RunningCanary' });
export type RunningCanary = z.infer<typeof RunningCanary>;

export const EndedCanary = z
  .object({
    ...canary,
    ended_at: time,
    ended_by: Who,
    end: z.enum(CANARY_ENDS),
    message: z.string().meta({ description: 'The reason in words' }),
    old: CanaryArm,
    new: CanaryArm,
  })
  .meta({ id: 'EndedCanary' });
export type EndedCanary = z.infer<typeof EndedCanary>;

export const AppCanary = z
  .object({
    running: RunningCanary.nullable(),
    ended: z.array(EndedCanary).meta({ description: 'The last ten, newest first' }),
  })
  .meta({ id: 'AppCanary' });
export type AppCanary = z.infer<typeof AppCanary>;

const params = z.object({ name: AppName });

export const getReleaseCanaryContract = contract({
  call: getReleaseCanary,
  summary: 'Returns the running canary of an app with its figures, and the last ones that ended',
  params,
  response: AppCanary,
});

export const startReleaseCanaryContract = contract({
  call: startReleaseCanary,
  summary: 'Gives a share of the visitors a published version',
  description:
    'The share grows by steps. The canary stops by itself if the version is worse than the live one, and ends in a promote. 409 if another version than `expected` is live.',
  params,
  body: z.strictObject({
    version: Version,
    share: Share.optional().meta({ description: 'The first step; larger ones follow' }),
    steps: z
      .array(Share)
      .min(1)
      .max(10)
      .optional()
      .meta({ description: 'Ascending; default: 10, 25, 50, 100. 100 is the promote' }),
    minutes: z
      .int()
      .min(1)
      .max(1440)
      .default(10)
      .meta({ description: 'Minimum duration of a step' }),
    why: Why,
    expected: Expected,
    dryRun: DryRun,
  }),
  response: z.object({
    id: z.int().nullable().meta({ description: 'null: a dry run' }),
    name: z.string(),
    version: z.string(),
    baseline: z.string(),
    steps: z.array(Share),
    minutes: z.int(),
    warnings: Warnings,
  }),
});

/** Why a canary ends, and which one: another one may have begun since it was shown. */
const End = z.strictObject({
  why: Why,
  id: z.int().optional().meta({
    description: 'The canary that was shown; 409 if another one runs. Absent: whichever runs',
  }),
});

export const stopReleaseCanaryContract = contract({
  call: stopReleaseCanary,
  summary: 'Stops the running canary',
  description: 'Everybody gets the live version. 409 if no canary runs.',
  params,
  body: End,
  response: z.object({ name: z.string(), id: z.int() }),
});

export const promoteReleaseCanaryContract = contract({
  call: promoteReleaseCanary,
  summary: 'Makes the version of the running canary live for everybody now',
  description: '409 if no canary runs.',
  params,
  body: End,
  response: ReleaseChanged,
});

export const getCanaryContract = contract({ ...getReleaseCanaryContract, call: getCanary });
export const startCanaryContract = contract({ ...startReleaseCanaryContract, call: startCanary });
export const stopCanaryContract = contract({ ...stopReleaseCanaryContract, call: stopCanary });
export const promoteCanaryContract = contract({
  ...promoteReleaseCanaryContract,
  call: promoteCanary,
});
