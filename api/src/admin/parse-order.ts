import { parseArgs } from 'node:util';
import { ALL_SCOPES, INGEST_SCOPES } from '../ingest/scopes.ts';
import type { AdminOrder } from './admin.commands.ts';

/** A command line that says nothing known. */
export class UsageError extends Error {}

export const USAGE = `Usage:
  keys create --scope <scope> [--scope <scope> …] [--label <words>]   make an ingest key
  keys list                                                           list all keys
  keys revoke <id>                                                    end a key at once

Scopes: ${INGEST_SCOPES.join(', ')}, or ${ALL_SCOPES} (also "all") for all of them.
Add --json for output that programs read.`;

/** @throws UsageError with one sentence */
export function parseOrder(argv: string[]): { order: AdminOrder; json: boolean } {
  const { values, positionals } = parse(argv);
  return { order: orderOf(positionals, values), json: values.json ?? false };
}

type Parsed = ReturnType<typeof parse>;

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        scope: { type: 'string', multiple: true },
        label: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function orderOf(words: Parsed['positionals'], values: Parsed['values']): AdminOrder {
  const [noun, verb, id] = words;
  switch (`${noun} ${verb}`) {
    case 'keys create': {
      const scopes = (values.scope ?? []).flatMap((scope) => scope.split(','));
      if (scopes.length === 0) throw new UsageError('Name at least one --scope.');
      return {
        verb: 'keys create',
        scopes: scopes.map((scope) => (scope === 'all' ? ALL_SCOPES : scope)),
        label: values.label ?? 'made by the command line',
      };
    }
    case 'keys list':
      return { verb: 'keys list' };
    case 'keys revoke':
      if (!id) throw new UsageError('Name the id of the key.');
      return { verb: 'keys revoke', id };
    default:
      throw new UsageError(
        words.length === 0 ? 'Say what to do.' : `There is no order "${words.join(' ')}".`,
      );
  }
}
