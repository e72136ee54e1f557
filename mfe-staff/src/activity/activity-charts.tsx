import { Activity as ActivityIcon } from 'lucide-react';
import { useMemo } from 'react';
import type { ActivityRange } from '@portico/contracts/activity/ranges';
import { useTeam } from '@portico/sdk';
import { Button, Card, EmptyState, ErrorPanel, Skeleton, Spinner, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { useStaffDeskQuery } from '../desk/desk.api.ts';
import { useStaffActivityQuery } from './activity.api.ts';
import { useStaffRanksQuery } from '../team/ranks.api.ts';
import { activityByRank } from './by-rank.ts';
import { RankChart } from './rank-chart.tsx';

/** Texts of spec 1 §8. */
const FAILURE = 'Failed to fetch activity data. Please try again.';
const EMPTY = 'No Activity Data Available';

/** Two beside each other where both keep their days apart. */
const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(520px, 100%), 1fr));
  gap: var(--space-4);

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** One chart per rank (spec 1 §2). */
export function ActivityCharts({ range }: { range: ActivityRange }) {
  const desk = useStaffDeskQuery();
  const serverId = desk.data?.server_id;
  const activity = useStaffActivityQuery(
    { server_id: serverId ?? '', time_range: range },
    { skip: serverId === undefined },
  );
  const { members, isFetched, error: teamError } = useTeam();
  const ranks = useStaffRanksQuery();
  // The previous range stays on screen while another one loads.
  const { data, isFetching } = activity;
  const found = useMemo(
    () =>
      data && ranks.data && isFetched
        ? activityByRank(data.records, members, ranks.data, data.range, data.at)
        : undefined,
    [data, members, ranks.data, isFetched],
  );

  if (desk.isError || ranks.isError || (activity.isError && !isFetching) || teamError) {
    const retry = () => {
      // The shell loads the team once per document, so only a reload retries it.
      if (teamError) location.reload();
      else if (ranks.isError) void ranks.refetch();
      else void (desk.isError ? desk.refetch() : activity.refetch());
    };
    return (
      <ErrorPanel
        title="The activity of the team could not be loaded"
        message={teamError ?? FAILURE}
        actions={<Button onClick={retry}>Try Again</Button>}
      />
    );
  }
  if (!found)
    return <ChartsLoading text={data ? 'Loading team members...' : 'Loading activity data...'} />;
  if (found.isEmpty) {
    return (
      <EmptyState
        title={EMPTY}
        message="No team member sent a message in this period, or the bot has not reported yet."
        icon={<ActivityIcon size={26} />}
      />
    );
  }
  return (
    <Charts aria-busy={isFetching}>
      {found.ranks.map((chart) => (
        <RankChart key={chart.rank} chart={chart} days={found.days} />
      ))}
    </Charts>
  );
}

function ChartsLoading({ text }: { text: string }) {
  return (
    <Stack aria-busy="true">
      <Stack direction="row" gap={3} align="center">
        <Spinner label={text} />
        <Text tone="muted" aria-hidden="true">
          {text}
        </Text>
      </Stack>
      <Charts>
        {[0, 1].map((card) => (
          <Card key={card}>
            <Skeleton height="372px" radius="m" />
          </Card>
        ))}
      </Charts>
    </Stack>
  );
}
