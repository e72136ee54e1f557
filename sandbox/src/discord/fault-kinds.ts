import { z } from 'zod';
import { faultScope } from '../http/faults.ts';

/** One fault on demand. */
export const Fault = z.discriminatedUnion('kind', [
  z.strictObject({ ...faultScope, kind: z.literal('down').describe('connection cut, no answer') }),
  z.strictObject({ ...faultScope, kind: z.literal('lost').describe('carried out, but no answer') }),
  z.strictObject({
    ...faultScope,
    kind: z.literal('slow'),
    ms: z.number().nonnegative(),
    part: z.enum(['answer', 'body']).default('answer').describe('what keeps the caller waiting'),
  }),
  z.strictObject({
    ...faultScope,
    kind: z.literal('rate-limit'),
    /** Seconds, decimals allowed. */
    retryAfter: z.number().positive(),
    scope: z.enum(['user', 'global', 'shared']).default('user'),
  }),
  z.strictObject({ ...faultScope, kind: z.literal('unauthorized') }),
  z.strictObject({
    ...faultScope,
    kind: z.literal('error'),
    status: z.int().min(400).max(599).default(500),
  }),
  z.strictObject({
    ...faultScope,
    kind: z.literal('garbage'),
    form: z.enum(['html', 'truncated', 'shape', 'huge']).default('html'),
  }),
]);
export type Fault = z.infer<typeof Fault>;
