import { relative } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { versionOf } from '../lib/version-files.ts';

interface Facts {
  url: string;
  dataDir: string;
  sandboxed: boolean;
  /** `DATABASE_URL`. */
  database: string | undefined;
  /** Address of the sandbox's mailbox. */
  mailbox: string | undefined;
}

/** The text that `npm start` shows when everything is running. */
export function summary({ url, dataDir, sandboxed, database, mailbox }: Facts): string {
  const inside = relative(ROOT, dataDir);
  const folder = inside && !inside.startsWith('..') ? inside : dataDir;
  return [
    '',
    `Portico is running: ${url}`,
    '',
    `  Version    ${versionOf(ROOT)}`,
    `  Manual     ${url}/api/docs`,
    `  Data       ${database ? 'the PostgreSQL of DATABASE_URL, and ' : 'embedded database in '}${folder}`,
    ...(sandboxed
      ? [
          '  Sandboxed  Discord: sign in as one of its demo accounts, no password',
          '             Stripe: a payment page on which no money moves',
          `             emails: they arrive at ${mailbox}/mail`,
          '             the bot: its shards, history and commands are made up',
          '',
          '  Accounts   Visitor        has bought nothing',
          '             Customer       owns servers and invoices',
          '             Owner, Administrator, Moderator, Supporter: the team',
        ]
      : ['  Sandboxed  nothing']),
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}
