import { z } from 'zod';
import { call } from '../call.ts';
import { contract } from '../contract.ts';

const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

export const getLivenessContract = contract({
  call: call({ operation: 'getLiveness', method: 'GET', path: '/api/health/live' }),
  summary: 'Whether the process runs',
  response: Health,
});

export const getReadinessContract = contract({
  call: call({ operation: 'getReadiness', method: 'GET', path: '/api/health/ready' }),
  summary: 'Whether the process can serve; 503 while it starts, stops or misses its database',
  response: Health,
});
