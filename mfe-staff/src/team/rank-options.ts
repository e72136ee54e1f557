import { RANKS, type Rank } from '@portico/sdk/contracts/team/ranks';
import type { TeamMember } from '@portico/sdk/contracts/team/schema';

/** What each rank may do, in the words of `shared/sdk/contracts/team/rights`. */
export const RANK_RIGHTS: Record<Rank, string> = {
  Owner: 'Everything, including the team and switching remotes off.',
  Administrator: 'Refunds, licenses, sales, incidents and releases, but not the team.',
  Moderator: 'Looks up customers and lists, verifies payments and writes notes.',
  Supporter: 'Looks up customers and lists, verifies payments and writes notes.',
};

export const RANK_OPTIONS = RANKS.map((value) => ({ value, label: value }));

/** A member's rank as one of the known ones; Supporter for members without one. */
export const knownRank = ({ rank }: Pick<TeamMember, 'rank'>): Rank =>
  RANKS.find((known) => known === rank) ?? 'Supporter';

const orderOf = (rank: string | null | undefined): number => {
  const index = RANKS.findIndex((known) => known === rank);
  return index === -1 ? RANKS.length : index;
};

/** Members by rank, highest first. Members of one rank keep their order. */
export const byRank = (members: readonly TeamMember[]): TeamMember[] =>
  [...members].sort((a, b) => orderOf(a.rank) - orderOf(b.rank));
