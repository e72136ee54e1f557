import { z } from 'zod';
import { COLUMNS } from './license-row.ts';

/** What an import did, or would do. Nothing was written where `problemCount` is not 0. */
export const ImportReport = z.object({
  isDryRun: z.boolean(),
  /** Licenses in the file. */
  rows: z.int(),
  /** Licenses that were not here, with their slots, and with the servers that they cover. */
  created: z.int(),
  slots: z.int(),
  servers: z.int(),
  /** Owners who get an email. */
  mailed: z.int(),
  /** Licenses that are here already, unchanged. */
  existing: z.int(),
  /** The line of the first Discord ID that looks rounded by a spreadsheet, and how many do. */
  rounded: z.object({ count: z.int(), line: z.int() }).nullable(),
  problemCount: z.int(),
  /** The first of them. */
  problems: z.array(
    z.object({ line: z.int(), column: z.enum(COLUMNS).optional(), problem: z.string() }),
  ),
});
export type ImportReport = z.infer<typeof ImportReport>;
