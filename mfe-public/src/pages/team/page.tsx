import { compareSnowflakes } from 'shared/rules/snowflake';
import { useBrand, useTeam } from 'shared/sdk';
import { Card, EmptyState, ErrorPanel, Grid, Heading, Skeleton, Stack, Text } from 'shared/ui';
import { PageHeader } from '../../page-header.tsx';
import { PageRoom } from '../../page-room.ts';
import { TAGLINES, groupByRank } from '../../team/ranks.ts';
import { WaysForward } from '../../ways-forward.tsx';

/** Fixed text of a failure (spec 0 §8). */
const FAILURE =
  'Unable to fetch team members, please try again later or join our support server for assistance.';

/** `/team`: the people behind the bot, by rank (spec 0 §2). */
export default function TeamPage() {
  const { name } = useBrand();
  const { members, error, isFetched } = useTeam();
  return (
    <PageRoom>
      <PageHeader title="Team">The people behind {name}.</PageHeader>
      {error ? (
        <ErrorPanel
          title="Error"
          message={FAILURE}
          detail={error}
          actions={<WaysForward onRetry={() => location.reload()} />}
        />
      ) : !isFetched ? (
        <Grid min="260px">
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} height="88px" radius="l" />
          ))}
        </Grid>
      ) : members.length === 0 ? (
        <EmptyState
          title="No team members yet"
          message="Nobody has been added to the team of this bot."
        />
      ) : (
        groupByRank([...members].sort((a, b) => compareSnowflakes(a.user_id, b.user_id))).map(
          ([rank, group]) => (
            <Stack as="section" gap={4} key={rank}>
              <Stack gap={1}>
                <Heading level={2}>{rank === 'Other' ? rank : `${rank}s`}</Heading>
                {TAGLINES[rank] && <Text tone="muted">{TAGLINES[rank]}</Text>}
              </Stack>
              <Grid min="260px">
                {group.map((member) => (
                  <Card key={member.user_id} padding={4}>
                    <Heading level={3} size="s">
                      {member.username ?? member.user_id}
                    </Heading>
                    <Text tone="muted" size="s">
                      {member.rank ?? 'Other'}
                    </Text>
                  </Card>
                ))}
              </Grid>
            </Stack>
          ),
        )
      )}
    </PageRoom>
  );
}
