import { call } from '../call.ts';
import { Command } from '../commands/schema.ts';
import { setContract } from './ingest-contract.ts';
import { items } from '@portico/sdk/contracts/ingest/items';

/** Replaces all commands; an older or equal revision changes nothing. */
export const putCommandsContract = setContract({
  call: call({ operation: 'ingestCommands', method: 'PUT', path: '/api/ingest/commands' }),
  scope: 'commands',
  summary: 'Replaces all commands',
  item: Command,
  key: 'name',
  list: { commands: items(Command).max(5000) },
});
