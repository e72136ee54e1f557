import { z } from 'zod';

/** The rules that a page must meet in a smoke run. */
export const SMOKE_RULES = [
  'rendered',
  'errors',
  'policy',
  'globals',
  'shell',
  'budget',
  'declared',
] as const;
export type SmokeRule = (typeof SMOKE_RULES)[number];

const Path = z.string().startsWith('/').max(2048);

export const SmokeFinding = z
  .object({
    rule: z.enum(SMOKE_RULES),
    words: z.string().min(1).max(500).meta({ description: 'One sentence' }),
  })
  .meta({ id: 'SmokeFinding' });
export type SmokeFinding = z.infer<typeof SmokeFinding>;

export const SkippedPage = z
  .object({ path: z.string().max(2048), reason: z.string().min(1).max(500) })
  .meta({ id: 'SkippedPage' });
export type SkippedPage = z.infer<typeof SkippedPage>;

/** Results of a worker for one page. */
export const VisitedPage = z.strictObject({
  path: Path,
  findings: z.array(SmokeFinding).max(20).meta({ description: 'Empty: the page passed' }),
  notes: z
    .array(z.string().min(1).max(500))
    .max(20)
    .meta({ description: 'What is no failure, because the live page has it, too' }),
  bytes: z.int().min(0).meta({ description: 'Bytes of release files that the page loaded' }),
});
export type VisitedPage = z.infer<typeof VisitedPage>;

/** `off`: no run was requested. */
export const SMOKE_STATES = ['waiting', 'running', 'passed', 'failed', 'aborted'] as const;
export const SmokeState = z.enum(SMOKE_STATES);
export type SmokeState = z.infer<typeof SmokeState>;

/** The newest smoke run of a version. */
export const SmokeSummary = z
  .object({
    run: z.int(),
    state: SmokeState,
    at: z.int().meta({ description: 'When it was ordered or, once it has ended, when it ended' }),
    worker: z.string().nullable().meta({ description: "The smoke key's label" }),
    reason: z.string().nullable().meta({ description: 'aborted: why' }),
    visited: z.int().meta({ description: 'Number of pages that were loaded' }),
    failures: z.array(
      z.object({
        path: z.string(),
        findings: z.array(SmokeFinding),
        pictures: z.array(z.object({ id: z.int(), width: z.int() })),
      }),
    ),
    skipped: z.array(SkippedPage),
  })
  .meta({ id: 'SmokeSummary' });
export type SmokeSummary = z.infer<typeof SmokeSummary>;
