import { z } from 'zod';
import type { AdminCommand } from './admin.commands.ts';
import { Report } from '../core/doctor/finding.ts';
import { countOf } from '@portico/sdk/rules/count';
import { ImportReport } from '../commerce/imports/import-report.ts';
import { printImport } from './print-import.ts';
import { printReport } from './doctor/print-report.ts';

const Created = z.object({ id: z.string(), key: z.string() });
const Team = z.array(
  z.object({
    user_id: z.string(),
    rank: z.string().nullable(),
    username: z.string().optional(),
  }),
);
const Ended = z.object({ ended: z.int() });
const Migrated = z.object({ version: z.string() });
const Totals = z.object({ file: z.string(), tables: z.int(), rows: z.int() });
const Exported = z.object({ file: z.string(), licenses: z.int() });
const time = z.union([z.string(), z.date()]).nullable();
const key = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: time,
  lastUsedAt: time,
  revokedAt: time,
});
const Listed = z.array(key.extend({ scopes: z.array(z.string()) }));
const DeployListed = z.array(key.extend({ apps: z.array(z.string()) }));

const Budget = z.object({ pageKb: z.number(), remoteKb: z.number() });
const Remotes = z.array(
  z.object({
    name: z.string(),
    live: z.string().nullable(),
    mounts: z.array(z.string()),
    restriction: z.string(),
    off: z.object({ since: time, why: z.string() }).nullable(),
    budget: Budget.extend({ isOwn: z.boolean() }),
  }),
);

const day = (value: string | Date | null) =>
  value ? new Date(value).toISOString().slice(0, 16).replace('T', ' ') : 'never';

/** Formats the result of a command for people. It may have passed through JSON. */
export function printResult(command: AdminCommand, result: unknown): string {
  switch (command.name) {
    case 'keys create':
    case 'keys deploy add':
    case 'keys smoke add': {
      const { id, key } = Created.parse(result);
      return `Created key ${id}. It is shown only once:\n\n${key}\n`;
    }
    case 'keys list':
      return printKeys(Listed.parse(result).map((key) => ({ ...key, access: key.scopes })));
    case 'keys deploy list':
      return printKeys(DeployListed.parse(result).map((key) => ({ ...key, access: key.apps })));
    case 'keys smoke list':
      return printKeys(
        z
          .array(key)
          .parse(result)
          .map((row) => ({ ...row, access: ['smoke runs'] })),
      );
    case 'keys revoke':
    case 'keys deploy revoke':
    case 'keys smoke revoke':
      return `Revoked key ${command.id}.`;
    case 'remotes list':
      return printRemotes(Remotes.parse(result));
    case 'remotes add': {
      const { id, key } = Created.parse(result);
      return `Added ${command.remote} at ${command.mounts.join(', ')}, for ${audienceOf(command.restriction)}. Its team publishes with the deploy key ${id}, which is shown only once:\n\n${key}\n`;
    }
    case 'remotes mount':
      return `${command.remote} serves pages ${placeOf(command.mounts)}.`;
    case 'remotes restrict':
      return `${command.remote} is visible to ${audienceOf(command.restriction)}.`;
    case 'remotes budget':
      return `Size limits of ${command.remote}: ${limitsText(Budget.parse(result))}${command.limits ? '' : ' (default)'}.`;
    case 'remotes off':
      return `${command.remote} is switched off: its pages return 503. Switch it on with "remotes on ${command.remote}".`;
    case 'remotes on':
      return `${command.remote} is switched on.`;
    case 'remotes remove':
      return `Removed ${command.remote} and revoked its deploy keys.`;
    case 'staff add':
      return `${command.id} is a team member with the rank ${command.rank}.`;
    case 'staff remove':
      return `Removed ${command.id} from the team.`;
    case 'staff list':
      return (
        Team.parse(result)
          .map(({ user_id, rank, username }) =>
            `${user_id}  ${rank ?? 'Other'}  ${username ?? ''}`.trim(),
          )
          .join('\n') || 'The team has no members.'
      );
    case 'sessions end': {
      const { ended } = Ended.parse(result);
      return ended === 1 ? '1 session ended.' : `${ended} sessions ended.`;
    }
    case 'migrate':
      return `The database has the tables of Portico ${Migrated.parse(result).version}.`;
    case 'doctor':
      return printReport(Report.parse(result));
    case 'import licenses':
      return printImport(ImportReport.parse(result));
    case 'export licenses': {
      const { file, licenses } = Exported.parse(result);
      return `Wrote ${countOf(licenses, 'license')} to ${file}. The file contains personal data.`;
    }
    case 'backup': {
      const { file, tables, rows } = Totals.parse(result);
      return `Wrote ${rows} rows of ${tables} tables to ${file}. Keep the file as secret as the database.`;
    }
    case 'restore': {
      const { file, tables, rows } = Totals.parse(result);
      return `Restored ${rows} rows of ${tables} tables from ${file}.`;
    }
  }
}

const audienceOf = (restriction: string) =>
  restriction === 'team' ? 'the team only' : 'everybody';
const placeOf = (mounts: readonly string[]) =>
  mounts.length > 0 ? `below ${mounts.join(', ')}` : 'outside the mounts of other remotes';

const limitsText = ({ pageKb, remoteKb }: z.infer<typeof Budget>) =>
  `${pageKb} kB per page, ${remoteKb} kB in total`;

function printRemotes(remotes: z.infer<typeof Remotes>): string {
  if (remotes.length === 0) return 'There are no remotes.';
  return remotes
    .map(({ name, live, mounts, restriction, off, budget }) => {
      const state = off ? `off since ${day(off.since)} (${off.why})` : 'on';
      return `${name.padEnd(16)}  ${state}  live ${live ?? 'nothing'}  ${placeOf(mounts)}  for ${audienceOf(restriction)}  ${limitsText(budget)}${budget.isOwn ? ' (custom)' : ''}`;
    })
    .join('\n');
}

function printKeys(keys: (z.infer<typeof key> & { access: string[] })[]): string {
  if (keys.length === 0) return 'There are no keys.';
  return keys
    .map(({ id, label, access, createdAt, lastUsedAt, revokedAt }) => {
      const state = revokedAt ? `revoked ${day(revokedAt)}` : 'valid';
      return `${id}  ${access.join(',').padEnd(24)}  ${state}  created ${day(createdAt)}  last used ${day(lastUsedAt)}  ${label}`;
    })
    .join('\n');
}
