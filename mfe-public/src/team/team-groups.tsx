import { useSyncExternalStore } from 'react';
import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import type { TeamRanks } from '@portico/contracts/pack/team';
import { groupsOf } from '@portico/contracts/rules/team/groups';
import { compareSnowflakes } from '@portico/sdk/rules/snowflake';
import { Grid, Skeleton, Stack, useRenderLimit } from '@portico/ui';
import { MemberCard } from './member-card.tsx';
import { MemberGroup } from './member-group.tsx';

const CARD_WIDTH = '300px';

/** Pictures are animated unless reduced motion is preferred. */
function useMotion(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
    () => false,
  );
}

interface TeamGroupsProps {
  members: readonly TeamMember[];
  ranks: TeamRanks;
}

/** The team by rank, each rank ascending by numeric id (spec 0 §2, §7). */
export function TeamGroups({ members, ranks }: TeamGroupsProps) {
  const animated = useMotion();
  const limit = useRenderLimit(members.length, 'team');
  const sorted = [...members].sort((a, b) => compareSnowflakes(a.user_id, b.user_id));
  const groups = groupsOf(sorted, ranks);
  return groups.map(({ key, title, tagline, look, members: group }, index) => {
    const above = groups
      .slice(0, index)
      .reduce((sum, { members: others }) => sum + others.length, 0);
    const drawn = group.slice(0, Math.max(0, limit - above));
    if (drawn.length === 0) return null;
    return (
      <MemberGroup key={key} title={title} tagline={tagline === undefined ? [] : [tagline]}>
        {drawn.map((member) => (
          <MemberCard
            key={member.user_id}
            member={member}
            look={look}
            options={{ ranks, animated, isFirst: index === 0 }}
          />
        ))}
      </MemberGroup>
    );
  });
}

/** Placeholder cards while the team loads. */
export function TeamPlaceholders() {
  return (
    <Stack gap={4} aria-busy="true" data-testid="placeholders">
      <Skeleton width="180px" height="58px" radius="m" />
      <Grid min={CARD_WIDTH}>
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} height="300px" radius="l" />
        ))}
      </Grid>
    </Stack>
  );
}
