import { BLACKLISTS, headOf, type BlacklistKind } from '@portico/contracts/blacklists/kinds';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { formatDuration } from '@portico/sdk/rules/time/duration';
import type { CsvColumn } from '../../http/csv/csv.ts';
import type { EntryRow } from './blacklist-entry.ts';

/**
 * The columns of a list's CSV file, the same as in the table.
 * @param tz time zone of the dates
 * @param group what the bot calls commands that a blacklist names together
 */
export function blacklistColumns(
  kind: BlacklistKind,
  tz: string,
  group: string,
): CsvColumn<EntryRow>[] {
  const { subject, thing } = BLACKLISTS[kind];
  return [
    {
      head: subject === 'user' ? 'User ID' : 'Server ID',
      kind: 'figure',
      cell: (row) => row.subject,
    },
    ...(thing
      ? [
          {
            head: headOf(thing, group),
            kind: 'text' as const,
            cell: (row: EntryRow) => row.thing,
          },
        ]
      : []),
    { head: 'Moderator ID', kind: 'figure', cell: ({ moderator_id }) => moderator_id },
    { head: 'Duration', kind: 'figure', cell: ({ duration }) => formatDuration(duration) },
    { head: 'Reason', kind: 'text', cell: ({ reason }) => reason },
    { head: 'Date', kind: 'figure', cell: ({ timestamp }) => formatDateTime(timestamp, tz) },
    {
      head: 'Expires',
      kind: 'figure',
      cell: ({ timestamp, duration }) =>
        duration === 0 ? 'Never' : formatDateTime(timestamp + duration, tz),
    },
  ];
}
