import { Users } from 'lucide-react';
import { useEffect } from 'react';
import { loadTeam, useBrand, useTeam } from '@portico/sdk';
import { EmptyState, ErrorPanel } from '@portico/ui';
import { usePublicTeamRanksQuery } from '../../content.api.ts';
import { PageHeader } from '../../page-header.tsx';
import { PageContainer } from '../../page-container.ts';
import { StaffCheck } from '../../team/staff-check.tsx';
import { TeamGroups, TeamPlaceholders } from '../../team/team-groups.tsx';
import { FailureActions } from '../../failure-actions.tsx';

/** Fixed text of a failure (spec 0 §8). */
const FAILURE =
  'Unable to fetch team members, please try again later or join our support server for assistance.';

/** `/team`: the people behind the bot, by rank (spec 0 §2). */
export default function TeamPage() {
  const { name } = useBrand();
  const { members, error, isFetched } = useTeam();
  const ranks = usePublicTeamRanksQuery();
  const retry = () => {
    if (ranks.isError) void ranks.refetch();
    void loadTeam();
  };
  // Skipped while loading and once loaded (spec 0 §4): the shell may have started the request.
  useEffect(() => void loadTeam(), []);
  return (
    <PageContainer>
      <PageHeader title="Team">The people behind {name}.</PageHeader>
      {error || ranks.isError ? (
        <ErrorPanel
          title="The team did not load"
          message={FAILURE}
          detail={error ?? undefined}
          actions={<FailureActions onRetry={retry} />}
        />
      ) : !isFetched || !ranks.data ? (
        <TeamPlaceholders />
      ) : members.length === 0 ? (
        <EmptyState
          title="No team members yet"
          message="Nobody has been added to the team of this bot."
          icon={<Users size={26} />}
        />
      ) : (
        <>
          <TeamGroups members={members} ranks={ranks.data} />
          <StaffCheck members={members} ranks={ranks.data} />
        </>
      )}
    </PageContainer>
  );
}
