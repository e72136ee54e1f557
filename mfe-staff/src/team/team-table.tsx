import { Pencil, UserMinus } from 'lucide-react';
import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { Link, useSession } from '@portico/sdk';
import { Button, Stack, Table, Text, type TableColumn } from '@portico/ui';
import { styled } from 'styled-components';
import { PersonId } from '../names/named-id.tsx';
import { useNames } from '../names/use-names.ts';
import type { NamedMember } from './member-dialogs.tsx';
import { RankBadge } from './rank-badge.tsx';
import { byRank, knownRank } from './rank-options.ts';

const History = styled(Link)`
  color: var(--color-link);
`;

interface TeamTableProps {
  members: readonly TeamMember[];
  /** Whether the user may change the team. */
  mayChange: boolean;
  onRank: (member: NamedMember) => void;
  onRemove: (member: NamedMember) => void;
}

/** The members by rank, with what an Owner may change. */
export function TeamTable({ members, mayChange, onRank, onRemove }: TeamTableProps) {
  const { user } = useSession();
  const names = useNames(
    members.map(({ user_id }) => user_id),
    [],
  );
  const owners = members.filter(({ rank }) => rank === 'Owner').length;
  const nameOf = ({ user_id, username }: TeamMember) =>
    names.users[user_id]?.name ?? username ?? user_id;
  const actions = (member: TeamMember) => {
    const name = nameOf(member);
    const named = { id: member.user_id, name, rank: knownRank(member) };
    const why = protection(member, user?.id, owners);
    if (why)
      return (
        <Text as="span" tone="muted" size="s">
          {why}
        </Text>
      );
    return (
      <Stack direction="row" gap={2}>
        <Button
          variant="secondary"
          size="s"
          aria-label={`Change the rank of ${name}`}
          onClick={() => onRank(named)}
        >
          <Pencil size={16} aria-hidden="true" /> Rank
        </Button>
        <Button
          variant="secondary"
          size="s"
          aria-label={`Remove ${name}`}
          onClick={() => onRemove(named)}
        >
          <UserMinus size={16} aria-hidden="true" /> Remove
        </Button>
      </Stack>
    );
  };
  const columns: TableColumn<TeamMember>[] = [
    {
      key: 'member',
      label: 'Member',
      cell: (member) => (
        <PersonId
          id={member.user_id}
          person={names.users[member.user_id] ?? { name: nameOf(member), avatar: null }}
        />
      ),
    },
    {
      key: 'rank',
      label: 'Rank',
      cell: ({ rank }) => <RankBadge rank={rank} />,
    },
    {
      key: 'history',
      label: 'History',
      cell: (member) => (
        <History
          to={`/staff/audit?target=user:${member.user_id}`}
          aria-label={`Changes of ${nameOf(member)}`}
        >
          Changes
        </History>
      ),
    },
    ...(mayChange ? [{ key: 'actions', label: 'Change', cell: actions }] : []),
  ];
  return (
    <Table
      label="Team"
      columns={columns}
      rows={byRank(members)}
      rowKey={({ user_id }) => user_id}
    />
  );
}

/** Why a member cannot be changed here; undefined: the member can. The API has the same rules. */
function protection(
  { user_id, rank }: TeamMember,
  ownId: string | undefined,
  owners: number,
): string | undefined {
  if (rank === 'Owner' && owners === 1) return 'The only Owner. Make another member Owner first.';
  return user_id === ownId ? 'You. Ask another Owner to change your membership.' : undefined;
}
