import { z } from 'zod';
import { call } from '../call.ts';
import { contract } from '../contract.ts';

const Health = z
  .object({
    status: z.literal('ok'),
    version: z.string().meta({ description: 'The version of Portico that this replica runs' }),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof Health>;

/** A replica without its database or storage still serves pages (docs/decisions/0018). */
const Readiness = z
  .object({
    status: z.enum(['ok', 'degraded']).meta({
      description: 'degraded: pages and public data are still served, from memory if needed',
    }),
    missing: z
      .array(z.enum(['database', 'storage']))
      .optional()
      .meta({ description: 'database: not reachable; storage: full' }),
  })
  .meta({ id: 'Readiness' });
export type Readiness = z.infer<typeof Readiness>;

export const getLivenessContract = contract({
  call: call({ operation: 'getLiveness', method: 'GET', path: '/api/health/live' }),
  summary: 'Liveness: the process is running, and its version',
  response: Health,
});

export const getReadinessContract = contract({
  call: call({ operation: 'getReadiness', method: 'GET', path: '/api/health/ready' }),
  summary: 'Readiness: the process can serve',
  description:
    '503 while the process starts or stops; `degraded` while its database is unreachable or its storage is full.',
  response: Readiness,
});
