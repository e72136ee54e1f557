import { z } from 'zod';

/**
 * Faults of the SMTP stand-in. Each affects `count` emails, or all until it is cleared.
 *
 * | kind | effect |
 * |---|---|
 * | `reject` | 550 for the recipient |
 * | `defer` | 451 for the recipient |
 * | `close` | the connection ends with a 421 before anything is read |
 * | `lose-answer` | the email is stored, and the connection ends before the answer |
 */
export const Fault = z
  .strictObject({
    kind: z.enum(['reject', 'defer', 'close', 'lose-answer']),
    count: z.int().positive().optional(),
  })
  .transform((fault) => ({ ...fault, route: fault.kind as string }));
export type Fault = z.output<typeof Fault>;
