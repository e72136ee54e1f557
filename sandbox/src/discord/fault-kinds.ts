import { z } from 'zod';
import { faultScope } from '../http/faults.ts';

/** An injected fault. */
export const Fault = z.discriminatedUnion('kind', [
  z.strictObject({
    ...faultScope,
    kind: z.literal('down').describe('connection closed without a response'),
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
      .enum(['answer', 'body'])
      .default('answer')
      .describe('which part of the response is delayed'),
  }),
  z.strictObject({
    ...faultScope,
    kind: z.literal('rate-limit'),
    /** Seconds; may have decimals. */
    retryAfter: z.number().positive(),
    scope: z.enum(['user', 'global', 'shared', 'edge']).default('user'),
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
