import { z } from 'zod';
import { contract } from '../contract.ts';
import { claimSmokeRun, postSmokeVerdict } from './calls.ts';
import { SkippedPage, SmokeState, VisitedPage } from './run.ts';

/** Limits of a verdict: eight pictures of 300 kB in base64. */
export const SMOKE_LIMITS = { pictures: 8, pictureBytes: 300_000, bodyBytes: 4 * 1024 * 1024 };

const SmokePage = z.object({
  path: z.string(),
  as: z.enum(['visitor', 'example']).meta({
    description:
      'example: documents show the page as to a signed-in example person, and the worker answers the calls of the page itself',
  }),
  is_on_live: z.boolean().meta({ description: 'false: the live site has no page at this address' }),
  chrome: z.enum(['full', 'dashboard', 'bare']),
});
export type SmokePage = z.infer<typeof SmokePage>;

const SmokeTask = z
  .object({
    id: z.int(),
    lease: z.string().meta({ description: 'Sent with the visits and the verdict of this run' }),
    seconds: z.int().meta({ description: 'How long the lease lasts' }),
    release: z.object({ name: z.string(), version: z.string(), kind: z.enum(['remote', 'shell']) }),
    pages: z.array(SmokePage),
    skipped: z.array(SkippedPage),
    live_versions: z
      .array(z.string())
      .meta({ description: 'Versions that are live, to compare errors without them' }),
    budget_bytes: z
      .int()
      .nullable()
      .meta({ description: 'What a page may load of the release; null: no limit' }),
    same_links: z
      .boolean()
      .meta({ description: 'Whether the navigation has the same links as the live one' }),
    declared: z.object({ sdk_exports: z.array(z.string()), operations: z.array(z.string()) }).meta({
      description:
        'What the release may use, as listed by its release.json and by those of the live apps whose code runs in its pages',
    }),
    calls: z
      .array(z.object({ operation: z.string(), method: z.string(), path: z.string() }))
      .meta({ description: 'The operations of the API, to recognize requests of a page' }),
    answers: z
      .array(
        z.object({
          method: z.string(),
          path: z.string(),
          headers: z.record(z.string(), z.string()),
          body: z.string().meta({ description: 'JSON' }),
        }),
      )
      .meta({ description: 'Example answers of the API, for pages of the example person' }),
  })
  .meta({ id: 'SmokeTask' });
export type SmokeTask = z.infer<typeof SmokeTask>;

export const claimSmokeRunContract = contract({
  call: claimSmokeRun,
  summary: 'Gives a worker the oldest smoke run that waits',
  description: 'No other worker gets the run until the lease has ended.',
  response: z.object({ run: SmokeTask.nullable().meta({ description: 'null: none waits' }) }),
});

const Picture = z.strictObject({
  width: z.int().min(1).max(10_000).meta({ description: 'Width of the window in pixels' }),
  jpeg: z.base64().max(Math.ceil(SMOKE_LIMITS.pictureBytes / 3) * 4),
});

export const postSmokeVerdictContract = contract({
  call: postSmokeVerdict,
  summary: 'Stores what a worker saw',
  description:
    '409 if the lease of the worker has ended; 422 unless each page of the run is named.',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  body: z.strictObject({
    lease: z.string().max(100),
    browser: z.string().min(1).max(100),
    pages: z
      .array(VisitedPage.extend({ pictures: z.array(Picture).max(2) }))
      .max(100)
      .refine(
        (pages) => pages.flatMap(({ pictures }) => pictures).length <= SMOKE_LIMITS.pictures,
        {
          message: `at most ${SMOKE_LIMITS.pictures} pictures`,
        },
      ),
    skipped: z.array(SkippedPage).max(100),
  }),
  response: z.object({ state: SmokeState }),
});
