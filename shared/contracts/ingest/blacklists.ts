import { z } from 'zod';
import { BLACKLIST_ENTRIES, BlacklistParams } from '../blacklists/schema.ts';
import { call } from '../call.ts';
import { ingestContract } from './ingest-contract.ts';
import { items } from '@portico/sdk/contracts/ingest/items';
import { MAX_BATCH, Revision } from './receipt.ts';

/**
 * Replaces one blacklist. A list with more entries than a batch may have is sent in parts with the
 * same revision, in order; it takes effect with the last part.
 */
export const putBlacklistContract = ingestContract({
  call: call({
    operation: 'ingestBlacklist',
    method: 'PUT',
    path: '/api/ingest/blacklists/:subject/:list',
  }),
  scope: 'blacklists',
  summary: 'Replaces a blacklist',
  description:
    'A list with more entries than a batch may have is sent in parts with the same revision, in order; it takes effect with the last part.',
  params: BlacklistParams,
  body: z
    .strictObject({
      revision: Revision,
      entries: items(z.union(Object.values(BLACKLIST_ENTRIES))).max(MAX_BATCH),
      part: z.int().min(1).max(10_000).default(1),
      parts: z.int().min(1).max(10_000).default(1),
    })
    .refine(({ part, parts }) => part <= parts, { path: ['part'], message: 'is beyond parts' }),
});
