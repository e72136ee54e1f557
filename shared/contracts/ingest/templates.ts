import { z } from 'zod';
import { call } from '../call.ts';
import { contract } from '../contract.ts';
import { Template } from '../templates/schema.ts';
import { items } from './items.ts';
import { IngestQuery, IngestReceipt } from './receipt.ts';

/** The whole set of templates, in order; an older or equal revision changes nothing. */
export const putTemplatesContract = contract({
  call: call({ operation: 'ingestTemplates', method: 'PUT', path: '/api/ingest/templates' }),
  summary: 'Replace the whole set of templates',
  query: IngestQuery,
  body: z.strictObject({
    revision: z.int().nonnegative().meta({ description: 'Ascending; epoch seconds will do' }),
    templates: items(Template).max(1000),
  }),
  response: IngestReceipt,
});
