import { z } from 'zod';
import { faultScope } from '../http/faults.ts';

/** An injected fault of the API. */
export const Fault = z.discriminatedUnion('kind', [
  z.strictObject({
    ...faultScope,
    kind: z.literal('down').describe('connection closed, request not processed'),
  }),
  z.strictObject({
    ...faultScope,
    kind: z.literal('lost').describe('request processed, but no response'),
  }),
  z.strictObject({
    ...faultScope,
    kind: z.literal('slow'),
    ms: z.number().nonnegative(),
    part: z
      .enum(['before', 'after'])
      .default('before')
      .describe('delay before or after processing'),
  }),
  z.strictObject({
    ...faultScope,
    kind: z.literal('rate-limit').describe('429, request not processed'),
  }),
  z.strictObject({
    ...faultScope,
    kind: z.literal('forbidden').describe('403, as for a restricted key without the right'),
  }),
  z.strictObject({
    ...faultScope,
    kind: z.literal('error'),
    status: z.int().min(500).max(599).default(500),
    /** Whether the request is processed in spite of the error response. */
    carriedOut: z.boolean().default(false),
  }),
]);
export type Fault = z.infer<typeof Fault>;
