import { z } from 'zod';
import { BLACKLIST_ENTRIES } from '../blacklists/schema.ts';
import { call } from '../call.ts';
import { contract } from '../contract.ts';
import { items } from './items.ts';
import { IngestQuery, IngestReceipt, MAX_BATCH } from './receipt.ts';

/**
 * One whole blacklist. A list of more entries than a batch holds comes in parts under one
 * revision, in their order; it takes effect as a whole with the last one.
 */
export const putBlacklistContract = contract({
  call: call({
    operation: 'ingestBlacklist',
    method: 'PUT',
    path: '/api/ingest/blacklists/:subject/:list',
  }),
  summary: 'Replace a whole blacklist',
  params: z.strictObject({
    subject: z.enum(['user', 'server']),
    list: z.enum(['users', 'servers', 'commands', 'cogs']),
  }),
  query: IngestQuery,
  body: z
    .strictObject({
      revision: z.int().nonnegative().meta({ description: 'Ascending; epoch seconds will do' }),
      entries: items(z.union(Object.values(BLACKLIST_ENTRIES))).max(MAX_BATCH),
      part: z.int().min(1).max(10_000).default(1),
      parts: z.int().min(1).max(10_000).default(1),
    })
    .refine(({ part, parts }) => part <= parts, { path: ['part'], message: 'is beyond parts' }),
  response: IngestReceipt,
});
