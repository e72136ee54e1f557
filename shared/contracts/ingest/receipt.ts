import { z } from 'zod';

/** How one batch of the bot was taken. Good items are kept even where others are rejected. */
export const IngestReceipt = z
  .object({
    dryRun: z.boolean().meta({ description: 'true: nothing was written (`?dryRun=1`)' }),
    accepted: z.int(),
    duplicates: z
      .int()
      .meta({ description: 'Event ids or revisions seen before; not written again' }),
    rejected: z.array(
      z.object({
        index: z.int().meta({ description: 'Position in the batch, from 0' }),
        id: z.string().nullable(),
        issues: z.array(z.object({ path: z.string(), message: z.string() })),
      }),
    ),
  })
  .meta({ id: 'IngestReceipt' });
export type IngestReceipt = z.infer<typeof IngestReceipt>;

/** `?dryRun=1` validates and reports without writing; handlers get a boolean. */
export const IngestQuery = z.strictObject({
  dryRun: z
    .enum(['0', '1'])
    .optional()
    .meta({ description: '1: the batch is checked and reported on, nothing is written' })
    .transform((value) => value === '1'),
});

/** The query of a dry run, as clients send it. */
export const DRY_RUN = { dryRun: '1' } as const satisfies z.input<typeof IngestQuery>;

/** Sender's id of one event: the same id is taken once, however often it is sent. */
export const EventId = z.string().regex(/^[A-Za-z0-9._:-]{1,64}$/);

/** The sender's revision of a whole set; an older or equal one changes nothing. */
export const Revision = z
  .int()
  .nonnegative()
  .meta({ description: 'Ascending; epoch seconds will do' });

/** Most items that one batch may carry. */
export const MAX_BATCH = 5000;
