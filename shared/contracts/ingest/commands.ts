import { z } from 'zod';
import { call } from '../call.ts';
import { contract } from '../contract.ts';
import { Command } from '../commands/schema.ts';
import { items } from './items.ts';
import { IngestQuery, IngestReceipt } from './receipt.ts';

/** The whole set of commands; an older or equal revision changes nothing. */
export const putCommandsContract = contract({
  call: call({ operation: 'ingestCommands', method: 'PUT', path: '/api/ingest/commands' }),
  summary: 'Replace the whole set of commands',
  query: IngestQuery,
  body: z.strictObject({
    revision: z.int().nonnegative().meta({ description: 'Ascending; epoch seconds will do' }),
    commands: items(Command).max(5000),
  }),
  response: IngestReceipt,
});
