import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { RANKS, type Rank } from '@portico/sdk/contracts/team/ranks';
import { knownRank } from '@portico/sdk/rules/team/ranks';
import { MAX_BUDGET_KB } from '../platform/registry/gate/budget-rule.ts';
import { ALL_SCOPES } from '../identity/keys/ingest/ingest-scopes.ts';
import { ALL_APPS } from '../identity/keys/deploy/apps.ts';
import type { AdminCommand } from './admin.commands.ts';

/** The command line contains no valid command. The message says what is missing or unknown. */
export class UsageError extends Error {}

/** The list of commands. @param scopes that an ingest key may have */
export const usageOf = (scopes: readonly string[]): string => `Usage:
  keys create <label> <scope> [<scope> …]                             create an ingest key
  keys create --scope <scope> [--scope <scope> …] [--label <text>]    the same
  keys list                                                           list all ingest keys
  keys revoke <id>                                                    revoke an ingest key
  keys deploy add --remote <app> [--remote <app> …] [--label <text>]
                                                                      create a deploy key
  keys deploy list                                                    list all deploy keys
  keys deploy revoke <id>                                             revoke a deploy key
  keys smoke add [--label <text>]                                     create a key for smoke runs
  keys smoke list                                                     list all keys for smoke runs
  keys smoke revoke <id>                                              revoke a key for smoke runs
  remotes list                                                        list all remotes of the site
  remotes add <remote> --mount <path> [--mount <path> …] [--restricted team]
                                                                      add a remote, with a deploy key
  remotes mount <remote> <path> [<path> …]                            set the mounts; "anywhere" for none
  remotes restrict <remote> team|everybody                            set who may see the remote
  remotes budget <remote> [--page <kB>] [--remote <kB>] | default     set the size limits of the remote
  remotes off <remote> --why <text>                                   switch off: its pages return 503
  remotes on <remote>                                                 switch on
  remotes remove <remote>                                             remove a remote without releases
  staff add <Discord id> --rank <rank>                                add a member, or change the rank
  staff remove <Discord id>                                           remove a member
  staff list                                                          list the members
  sessions end <Discord id>                                           sign a user out of all browsers
  migrate                                                             migrate the database, before replicas start
  doctor                                                              find problems of this installation
  import licenses <file.csv> [--dry-run] [--mail]                     import licenses of another shop
  export licenses <file.csv>                                          write all licenses, for an import
  backup <file>                                                       write the database to a new file
  restore <file>                                                      restore a backup into an empty database

Ranks: ${RANKS.join(', ')}.
Scopes: ${scopes.join(', ')}, or ${ALL_SCOPES} (also "all") for all of them.
Apps: the remotes of the site (see "remotes list"), shell, or all.
Add --json for machine-readable output, and --help (or -h) for this list.`;

const REMOTE_VERBS = ['add', 'mount', 'restrict', 'budget', 'off', 'on', 'remove'];

/** Whether a command line asks for the list of commands, with or without a command. */
export function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  const options = end < 0 ? argv : argv.slice(0, end);
  return argv[0] === 'help' || options.includes('--help') || options.includes('-h');
}

/** @throws UsageError with one sentence for people */
export function parseCommand(argv: string[]): { command: AdminCommand; json: boolean } {
  const { values, positionals } = parse(argv);
  return { command: commandOf(positionals, values), json: values.json ?? false };
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
        mount: { type: 'string', multiple: true },
        restricted: { type: 'string' },
        page: { type: 'string' },
        why: { type: 'string' },
        'dry-run': { type: 'boolean' },
        mail: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function commandOf(words: Parsed['positionals'], values: Parsed['values']): AdminCommand {
  const [noun, verb, id] = words;
  if (noun === 'migrate') {
    if (verb) throw new UsageError('"migrate" has no arguments.');
    return { name: noun };
  }
  if (noun === 'backup' || noun === 'restore') {
    if (!verb || id) throw new UsageError('Specify exactly one file.');
    return { name: noun, file: pathOf(verb) };
  }
  if (noun === 'doctor') {
    if (verb) throw new UsageError('The command doctor has no arguments.');
    return { name: 'doctor' };
  }
  if (noun === 'remotes') return remoteCommandOf(words.slice(1), values);
  switch (`${noun} ${verb}`) {
    case 'keys create':
      return keyCommandOf(words.slice(2), values);
    case 'keys list':
      return { name: 'keys list' };
    case 'keys revoke':
      if (!id) throw new UsageError('Missing key id.');
      return { name: 'keys revoke', id };
    case 'keys deploy':
      return deployCommandOf(words.slice(2), values);
    case 'keys smoke':
      return smokeCommandOf(words.slice(2), values);
    case 'staff add':
      return { name: 'staff add', id: memberOf(id), rank: rankOf(values.rank) };
    case 'staff remove':
      return { name: 'staff remove', id: memberOf(id) };
    case 'staff list':
      return { name: 'staff list' };
    case 'import licenses':
      return {
        name: 'import licenses',
        file: fileOf(words.slice(2)),
        isDryRun: values['dry-run'] ?? false,
        isMailed: values.mail ?? false,
      };
    case 'export licenses':
      return { name: 'export licenses', file: fileOf(words.slice(2)) };
    case 'sessions end':
      return { name: 'sessions end', id: memberOf(id) };
    default:
      throw new UsageError(
        words.length === 0 ? 'Missing command.' : `Unknown command "${words.join(' ')}".`,
      );
  }
}

/** Without `--label` the first word is the label. The other words are scopes, like `--scope`. */
function keyCommandOf(words: string[], values: Parsed['values']): AdminCommand {
  const [label = 'created on the command line', ...rest] = values.label
    ? [values.label, ...words]
    : words;
  const scopes = [...rest, ...(values.scope ?? [])].flatMap((scope) => scope.split(','));
  if (scopes.length === 0) {
    throw new UsageError(
      'Specify a label and at least one scope, for example: keys create bot licenses.',
    );
  }
  return {
    name: 'keys create',
    scopes: scopes.map((scope) => (scope === 'all' ? ALL_SCOPES : scope)),
    label,
  };
}

function deployCommandOf([verb, id]: string[], values: Parsed['values']): AdminCommand {
  switch (verb) {
    case 'add': {
      const apps = (values.remote ?? []).flatMap((app) => app.split(','));
      if (apps.length === 0) throw new UsageError('Specify at least one --remote.');
      return {
        name: 'keys deploy add',
        apps: apps.map((app) => (app === 'all' ? ALL_APPS : app)),
        label: values.label ?? 'created on the command line',
      };
    }
    case 'list':
      return { name: 'keys deploy list' };
    case 'revoke':
      if (!id) throw new UsageError('Missing deploy key id.');
      return { name: 'keys deploy revoke', id };
    default:
      throw new UsageError('Use "keys deploy add", "keys deploy list" or "keys deploy revoke".');
  }
}

function smokeCommandOf([verb, id]: string[], values: Parsed['values']): AdminCommand {
  switch (verb) {
    case 'add':
      return { name: 'keys smoke add', label: values.label ?? 'created on the command line' };
    case 'list':
      return { name: 'keys smoke list' };
    case 'revoke':
      if (!id) throw new UsageError('Missing smoke key id.');
      return { name: 'keys smoke revoke', id };
    default:
      throw new UsageError('Use "keys smoke add", "keys smoke list" or "keys smoke revoke".');
  }
}

function remoteCommandOf(words: string[], values: Parsed['values']): AdminCommand {
  const [verb, remote, ...rest] = words;
  if (verb === 'list') return { name: 'remotes list' };
  if (!verb || !REMOTE_VERBS.includes(verb)) {
    throw new UsageError(`Use "remotes list" or "remotes ${REMOTE_VERBS.join('|')} <remote>".`);
  }
  if (!remote) throw new UsageError(`Specify the remote, for example: remotes ${verb} mfe-events.`);
  switch (verb) {
    case 'add': {
      const mounts = (values.mount ?? []).flatMap((mount) => mount.split(','));
      if (mounts.length === 0) {
        throw new UsageError('Specify at least one --mount, for example: --mount /events.');
      }
      return { name: 'remotes add', remote, mounts, restriction: restrictionOf(values.restricted) };
    }
    case 'mount': {
      if (rest.length === 0) {
        throw new UsageError('Specify at least one path, or "anywhere" for no mount.');
      }
      const mounts = rest.length === 1 && rest[0] === 'anywhere' ? [] : rest;
      return { name: 'remotes mount', remote, mounts };
    }
    case 'restrict':
      if (!rest[0]) throw new UsageError('Specify who may see the remote: team or everybody.');
      return { name: 'remotes restrict', remote, restriction: restrictionOf(rest[0]) };
    case 'budget':
      return { name: 'remotes budget', remote, limits: limitsOf(rest, values) };
    case 'off': {
      const why = values.why?.trim();
      if (!why)
        throw new UsageError('Missing --why "<reason>". The reason is recorded in the audit log.');
      return { name: 'remotes off', remote, why };
    }
    case 'on':
      return { name: 'remotes on', remote };
    default:
      return { name: 'remotes remove', remote };
  }
}

/** @returns null for the settings of the installation */
function limitsOf([word, ...more]: string[], { page, remote }: Parsed['values']) {
  const isDefault = word === 'default' && more.length === 0 && !page && !remote;
  if (isDefault) return null;
  if (word || (!page && !remote)) {
    throw new UsageError(
      'Specify the limits in kB, for example --page 1500 --remote 8000, or "default".',
    );
  }
  return {
    ...(page && { pageKb: kilobytesOf(page) }),
    ...(remote && { remoteKb: kilobytesOf(remote.join(',')) }),
  };
}

function kilobytesOf(text: string): number {
  const number = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Infinity;
  if (number <= MAX_BUDGET_KB) return number;
  throw new UsageError(
    `"${text}" is not a valid limit: use a whole number from 1 to ${MAX_BUDGET_KB} (kB).`,
  );
}

function restrictionOf(audience = 'everybody'): 'public' | 'team' {
  if (audience === 'team') return 'team';
  if (audience === 'everybody') return 'public';
  throw new UsageError(`"${audience}" is not a valid restriction: use team or everybody.`);
}

function memberOf(id: string | undefined): string {
  if (!id || !/^\d{17,20}$/.test(id))
    throw new UsageError('Specify a Discord id of 17 to 20 digits.');
  return id;
}

function fileOf([file, ...more]: string[]): string {
  if (!file || more.length > 0) throw new UsageError('Specify exactly one file.');
  return pathOf(file);
}

/** `npm run` changes into the project's folder. A relative path means the folder of the caller. */
const pathOf = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);

function rankOf(text: string | undefined): Rank {
  const rank = knownRank(RANKS, text);
  if (!rank) throw new UsageError(`Specify a --rank: ${RANKS.join(', ')}.`);
  return rank;
}
