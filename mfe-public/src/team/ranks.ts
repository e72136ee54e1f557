import type { TeamMember } from '@portico/sdk/contracts/team/schema';

/** Ranks in the order of display (spec 0 §2). */
const RANKS = ['Owner', 'Administrator', 'Moderator', 'Supporter'];

/** Tagline of each rank, verbatim (spec 0 §2). */
export const TAGLINES: Record<string, string> = {
  Owner: "The masterminds behind the product's development.",
  Administrator: 'Keeping everything running smoothly.',
  Moderator: 'Ensuring a safe and friendly community.',
  Supporter: 'Helping users with their questions and issues.',
};

/** Members by rank. Unknown and missing ranks are Other. Empty ranks are left out. */
export function groupByRank(members: readonly TeamMember[]): [rank: string, TeamMember[]][] {
  const rankOf = ({ rank }: TeamMember) => (rank && RANKS.includes(rank) ? rank : 'Other');
  return [...RANKS, 'Other']
    .map((rank): [string, TeamMember[]] => [rank, members.filter((each) => rankOf(each) === rank)])
    .filter(([, group]) => group.length > 0);
}
