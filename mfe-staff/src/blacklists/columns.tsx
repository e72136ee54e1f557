import { BLACKLISTS, headOf, thingOf } from '@portico/contracts/blacklists/kinds';
import type { BlacklistKind, BlacklistSort } from '@portico/contracts/blacklists/kinds';
import type { BlacklistEntry } from '@portico/contracts/blacklists/schema';
import type { Names } from '@portico/contracts/names/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { formatDuration } from '@portico/sdk/rules/time/duration';
import { Badge } from '@portico/ui';
import type { TableColumn } from '@portico/ui';
import { styled } from 'styled-components';
import { PersonId, ServerId } from '../names/named-id.tsx';
import { Expiry } from './expiry.tsx';
import { Reason } from './reason.tsx';

/** Wraps long names, because the table has up to seven columns. */
const Thing = styled(Badge)`
  min-width: 96px;
  border-radius: var(--radius-m);
  overflow-wrap: anywhere;
  white-space: normal;
`;

type Column = TableColumn<BlacklistEntry, BlacklistSort | 'reason'>;

/**
 * Columns for all fields of spec 1 §3.
 * @param options.now epoch seconds, for the expired badge
 * @param options.group what the bot calls commands that a list names together
 */
export function columnsOf(
  kind: BlacklistKind,
  names: Names,
  { now, group }: { now: number; group: string },
): Column[] {
  const { subject, thing } = BLACKLISTS[kind];
  const who: Column =
    subject === 'user'
      ? {
          key: 'id',
          label: 'User',
          isSortable: true,
          cell: ({ user_id = '' }) => <PersonId id={user_id} person={names.users[user_id]} />,
        }
      : {
          key: 'id',
          label: 'Server',
          isSortable: true,
          cell: ({ guild_id = '' }) => <ServerId id={guild_id} server={names.servers[guild_id]} />,
        };
  const what: Column[] = thing
    ? [
        {
          key: 'thing',
          label: headOf(thing, group),
          isSortable: true,
          cell: (entry) => <Thing>{thingOf(entry)}</Thing>,
        },
      ]
    : [];
  return [
    who,
    ...what,
    {
      key: 'moderator_id',
      label: 'Moderator',
      isSortable: true,
      cell: ({ moderator_id: id }) => (
        <PersonId id={id} person={names.users[id]} hasPicture={false} />
      ),
    },
    {
      key: 'duration',
      label: 'Duration',
      isSortable: true,
      cell: ({ duration }) => formatDuration(duration),
    },
    { key: 'reason', label: 'Reason', cell: ({ reason }) => <Reason>{reason}</Reason> },
    {
      key: 'timestamp',
      label: 'Date',
      isSortable: true,
      // Without a command or a group of them, dates have room for one line.
      isTime: thing === undefined,
      cell: ({ timestamp }) => formatDateTime(timestamp),
    },
    {
      key: 'expires',
      label: 'Expires',
      isSortable: true,
      cell: (entry) => <Expiry {...entry} now={now} />,
    },
  ];
}
