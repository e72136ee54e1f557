import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { TEAM_RANKS, rankOf } from '@portico/sdk/rules/team/ranks';
import type { TeamRank } from '@portico/sdk/rules/team/ranks';

/** Tagline of each rank, verbatim (spec 0 §2). */
export const TAGLINES: Partial<Record<TeamRank, string>> = {
  Owner: "The masterminds behind the product's development.",
  Administrator: 'Keeping everything running smoothly.',
  Moderator: 'Ensuring a safe and friendly community.',
  Supporter: 'Helping users with their questions and issues.',
};

/** Members by rank. Unknown and missing ranks are Other. Empty ranks are left out. */
export function groupByRank(members: readonly TeamMember[]): [rank: TeamRank, TeamMember[]][] {
  return TEAM_RANKS.map((rank): [TeamRank, TeamMember[]] => [
    rank,
    members.filter((each) => rankOf(each) === rank),
  ]).filter(([, group]) => group.length > 0);
}
