import { z } from 'zod';

/** Every error response of the API (RFC 9457, `application/problem+json`). */
export const Problem = z
  .object({
    type: z.string().meta({ description: 'URI or name of the problem type' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'What went wrong and how to fix it' }),
    /** Pages show this field (spec 1 §7): `detail`, except where that is for developers. */
    error: z.string(),
    requestId: z.string(),
    instance: z
      .string()
      .optional()
      .meta({ description: 'Path of the page about what the problem concerns' }),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Each invalid field' }),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
