import { z } from 'zod';

/** The result of one batch. Valid items are stored even if others are rejected. */
export const IngestReceipt = z
  .object({
    dryRun: z.boolean().meta({ description: 'true: nothing was written (`?dryRun=1`)' }),
    accepted: z.int(),
    duplicates: z
      .int()
      .meta({ description: 'Events or revisions that were received before; not written again' }),
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

/** `?dryRun=1` validates and reports without writing; handlers receive a boolean. */
export const IngestQuery = z.strictObject({
  dryRun: z
    .enum(['0', '1'])
    .optional()
    .meta({ description: '1: validates and reports; nothing is written' })
    .transform((value) => value === '1'),
});

/** Query of a dry run, as clients send it. */
export const DRY_RUN = { dryRun: '1' } as const satisfies z.input<typeof IngestQuery>;

/** The sender's id of an event; an id is stored once, even if it is sent repeatedly. */
export const EventId = z.string().regex(/^[A-Za-z0-9._:-]{1,64}$/);

/** The sender's revision of a set; an older or equal revision changes nothing. */
export const Revision = z
  .int()
  .nonnegative()
  .meta({ description: 'Ascending, for example epoch seconds' });

/** Maximum number of items per batch. */
export const MAX_BATCH = 5000;
