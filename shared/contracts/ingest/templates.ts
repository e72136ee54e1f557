import { call } from '../call.ts';
import { Template } from '../templates/schema.ts';
import { setContract } from './ingest-contract.ts';
import { items } from '@portico/sdk/contracts/ingest/items';

/** Replaces all templates, in order; an older or equal revision changes nothing. */
export const putTemplatesContract = setContract({
  call: call({ operation: 'ingestTemplates', method: 'PUT', path: '/api/ingest/templates' }),
  scope: 'templates',
  summary: 'Replaces all templates',
  item: Template,
  key: 'id',
  list: { templates: items(Template).max(1000) },
});
