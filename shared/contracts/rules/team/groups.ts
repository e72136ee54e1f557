import { knownRank } from '@portico/sdk/rules/team/ranks';
import type { TeamLook, TeamRanks } from '../../pack/team.ts';

interface Ranked {
  rank?: string | null | undefined;
}

/** How a rank looks. */
interface RankWords {
  /** Of one member. */
  name: string;
  look: TeamLook;
}

/** Members of one rank. */
export interface TeamGroup<M> {
  /** The rank; `Other` for the last group. */
  key: string;
  /** Of one member. */
  name: string;
  /** Heading above the members. */
  title: string;
  tagline: string | undefined;
  look: TeamLook;
  members: M[];
}

const rankIn = ({ ranks }: TeamRanks, rank: Ranked['rank']) => {
  const known = knownRank(
    ranks.map((each) => each.rank),
    rank,
  );
  return ranks.find((each) => each.rank === known);
};

/** The name and look of a member's rank. A rank that the site pack does not have is shown as it is. */
export function rankWords({ rank }: Ranked, ranks: TeamRanks): RankWords {
  const known = rankIn(ranks, rank);
  return { name: known?.name ?? known?.rank ?? rank ?? '', look: known?.look ?? 'plain' };
}

/** Members by rank, in the order of the site pack. Unknown and missing ranks are the last group. Empty ranks are left out. */
export function groupsOf<M extends Ranked>(
  members: readonly M[],
  ranks: TeamRanks,
): TeamGroup<M>[] {
  const others = {
    ...{ rank: undefined, name: ranks.others, title: ranks.others },
    ...{ tagline: undefined, look: 'plain' as const },
  };
  return [...ranks.ranks, others]
    .map(({ rank, name, title, tagline, look }) => ({
      key: rank ?? 'Other',
      name: name ?? rank ?? title,
      ...{ title, tagline, look },
      members: members.filter((each) => rankIn(ranks, each.rank)?.rank === rank),
    }))
    .filter(({ members: own }) => own.length > 0);
}
