import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, Text } from '@portico/ui';
import { useStaffDeskQuery } from '../../desk/desk.api.ts';
import { StaffLayout } from '../../layout/staff-layout.tsx';
import {
  AddMemberDialog,
  RankDialog,
  RemoveMemberDialog,
  type NamedMember,
} from '../../team/member-dialogs.tsx';
import { TeamTable } from '../../team/team-table.tsx';
import { useStaffTeamQuery } from '../../team/team.api.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';

type Pending = { kind: 'add' } | { kind: 'rank' | 'remove'; member: NamedMember } | undefined;

/** `/staff/team`: the members with their ranks. Owners add, change and remove them. */
export default function TeamPage() {
  const { data: desk, isError: isDeskAway } = useStaffDeskQuery();
  const { data, isError, isFetching, refetch } = useStaffTeamQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [pending, setPending] = useState<Pending>();
  // What depends on the rights is shown with the table: coming later, it would move the table down.
  const isReady = data && (desk || isDeskAway);
  const mayChange = isReady && desk?.rights.includes('team');
  const close = () => setPending(undefined);
  return (
    <StaffLayout
      title="Team"
      lead="Who can open the back-office, and with which rank. Every change is in the audit log."
      tools={
        mayChange && (
          <Button onClick={() => setPending({ kind: 'add' })}>
            <UserPlus size={18} aria-hidden="true" /> Add Member
          </Button>
        )
      }
    >
      {isReady && desk && !mayChange && <Text tone="muted">Only Owners can change the team.</Text>}
      {isError && !isFetching ? (
        <LoadError what="The team" onRetry={() => void refetch()} />
      ) : isReady ? (
        <TeamTable
          members={data}
          mayChange={mayChange ?? false}
          onRank={(member) => setPending({ kind: 'rank', member })}
          onRemove={(member) => setPending({ kind: 'remove', member })}
        />
      ) : (
        <Loading label="Loading the team" />
      )}
      {pending?.kind === 'add' && <AddMemberDialog onClose={close} />}
      {pending?.kind === 'rank' && <RankDialog member={pending.member} onClose={close} />}
      {pending?.kind === 'remove' && <RemoveMemberDialog member={pending.member} onClose={close} />}
    </StaffLayout>
  );
}
