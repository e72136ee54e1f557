import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { RANKS, type Rank } from 'shared/contracts/team/ranks';
import { ALL_SCOPES, INGEST_SCOPES } from 'shared/contracts/ingest/scopes';
import { ALL_APPS, APPS } from '../identity/keys/deploy/apps.ts';
import type { AdminOrder } from './admin.commands.ts';

/** A command line that says nothing known. */
export class UsageError extends Error {}

export const USAGE = `Usage:
  keys create <label> <scope> [<scope> …]                             make an ingest key
  keys create --scope <scope> [--scope <scope> …] [--label <words>]   the same
  keys list                                                           list all keys
  keys revoke <id>                                                    end a key at once
  keys deploy add --remote <app> [--remote <app> …] [--label <words>]
                                                                      make a deploy key
  keys deploy list                                                    list all deploy keys
  keys deploy revoke <id>                                             end a deploy key at once
  staff add <Discord id> --rank <rank>                                make a member, or change the rank
  staff remove <Discord id>                                           end a membership at once
  staff list                                                          list the team
  backup <file>                                                       write everything into one new file
  restore <file>                                                      read it into an empty database

Ranks: ${RANKS.join(', ')}.
Scopes: ${INGEST_SCOPES.join(', ')}, or ${ALL_SCOPES} (also "all") for all of them.
Apps: ${APPS.join(', ')}, or all.
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
        rank: { type: 'string' },
        remote: { type: 'string', multiple: true },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function orderOf(words: Parsed['positionals'], values: Parsed['values']): AdminOrder {
  const [noun, verb, id] = words;
  if (noun === 'backup' || noun === 'restore') {
    if (!verb || id) throw new UsageError('Name one file.');
    // `npm run` changes into the project's folder; people mean the one where they are.
    return { verb: noun, file: resolve(process.env.INIT_CWD ?? '.', verb) };
  }
  switch (`${noun} ${verb}`) {
    case 'keys create':
      return keyOrderOf(words.slice(2), values);
    case 'keys list':
      return { verb: 'keys list' };
    case 'keys revoke':
      if (!id) throw new UsageError('Name the id of the key.');
      return { verb: 'keys revoke', id };
    case 'keys deploy':
      return deployOrderOf(words.slice(2), values);
    case 'staff add':
      return { verb: 'staff add', id: memberOf(id), rank: rankOf(values.rank) };
    case 'staff remove':
      return { verb: 'staff remove', id: memberOf(id) };
    case 'staff list':
      return { verb: 'staff list' };
    default:
      throw new UsageError(
        words.length === 0 ? 'Say what to do.' : `There is no order "${words.join(' ')}".`,
      );
  }
}

/** The first word is the label, unless `--label` is; the others are scopes, as `--scope` is. */
function keyOrderOf(words: string[], values: Parsed['values']): AdminOrder {
  const [label = 'made by the command line', ...rest] = values.label
    ? [values.label, ...words]
    : words;
  const scopes = [...rest, ...(values.scope ?? [])].flatMap((scope) => scope.split(','));
  if (scopes.length === 0) {
    throw new UsageError('Name a label and at least one scope: keys create bot licences.');
  }
  return {
    verb: 'keys create',
    scopes: scopes.map((scope) => (scope === 'all' ? ALL_SCOPES : scope)),
    label,
  };
}

function deployOrderOf([verb, id]: string[], values: Parsed['values']): AdminOrder {
  switch (verb) {
    case 'add': {
      const apps = (values.remote ?? []).flatMap((app) => app.split(','));
      if (apps.length === 0) throw new UsageError('Name at least one --remote.');
      return {
        verb: 'keys deploy add',
        apps: apps.map((app) => (app === 'all' ? ALL_APPS : app)),
        label: values.label ?? 'made by the command line',
      };
    }
    case 'list':
      return { verb: 'keys deploy list' };
    case 'revoke':
      if (!id) throw new UsageError('Name the id of the deploy key.');
      return { verb: 'keys deploy revoke', id };
    default:
      throw new UsageError('Say "keys deploy add", "list" or "revoke".');
  }
}

function memberOf(id: string | undefined): string {
  if (!id || !/^\d{17,20}$/.test(id)) throw new UsageError('Name a Discord id of 17 to 20 digits.');
  return id;
}

function rankOf(text: string | undefined): Rank {
  const rank = RANKS.find((one) => one.toLowerCase() === text?.toLowerCase());
  if (!rank) throw new UsageError(`Name a --rank: ${RANKS.join(', ')}.`);
  return rank;
}
