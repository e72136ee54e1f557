import { z } from 'zod';
import { call } from '../call.ts';
import { contract } from '../contract.ts';

const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

/** What a replica may miss and still serve: docs/decisions/0018. */
const Readiness = z
  .object({
    status: z
      .enum(['ok', 'degraded'])
      .meta({ description: 'degraded: pages and public answers go on, from memory if need be' }),
    missing: z
      .array(z.enum(['database', 'storage']))
      .optional()
      .meta({ description: 'database: it does not answer; storage: writes find no room' }),
  })
  .meta({ id: 'Readiness' });
export type Readiness = z.infer<typeof Readiness>;

export const getLivenessContract = contract({
  call: call({ operation: 'getLiveness', method: 'GET', path: '/api/health/live' }),
  summary: 'Whether the process runs',
  response: Health,
});

export const getReadinessContract = contract({
  call: call({ operation: 'getReadiness', method: 'GET', path: '/api/health/ready' }),
  summary:
    'Whether the process can serve; 503 while it starts or stops, degraded while its database is away or writes find no room',
  response: Readiness,
});
