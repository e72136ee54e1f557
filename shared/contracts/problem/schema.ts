import { z } from 'zod';

/** Every error answer of the API (RFC 9457, `application/problem+json`). */
export const Problem = z
  .object({
    type: z.string().meta({ description: 'Address or name of the kind of problem' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'What went wrong and how to mend it' }),
    /** The same text where the specification reads an `error` field (spec 1 §7). */
    error: z.string(),
    requestId: z.string(),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Each field that does not fit' }),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
