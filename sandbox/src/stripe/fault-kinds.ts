import { z } from 'zod';
import { faultScope } from '../http/faults.ts';

/** One fault of the API on demand. */
export const Fault = z.discriminatedUnion('kind', [
  z.strictObject({
    ...faultScope,
    kind: z.literal('down').describe('connection cut, nothing done'),
  }),
  z.strictObject({ ...faultScope, kind: z.literal('lost').describe('carried out, but no answer') }),
  z.strictObject({
    ...faultScope,
    kind: z.literal('slow'),
    ms: z.number().nonnegative(),
    part: z.enum(['before', 'after']).default('before').describe('before or after carrying out'),
  }),
  z.strictObject({
    ...faultScope,
    kind: z.literal('error'),
    status: z.int().min(400).max(599).default(500),
    /** Carried out nevertheless: what the status says is not what happened. */
    carriedOut: z.boolean().default(false),
  }),
]);
export type Fault = z.infer<typeof Fault>;
