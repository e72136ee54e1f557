/** Ranks in the order of display (spec 0 §2), and the group of all others. */
export const TEAM_RANKS = ['Owner', 'Administrator', 'Moderator', 'Supporter', 'Other'] as const;
export type TeamRank = (typeof TEAM_RANKS)[number];

/** The color of a rank's badge, on every page. */
export const RANK_TONES = {
  Owner: 'warning',
  Administrator: 'danger',
  Moderator: 'accent',
  Supporter: 'success',
  Other: 'neutral',
} as const satisfies Record<TeamRank, string>;

/** A rank as people and bots write it: in any case, with spaces around it. */
export function knownRank<Rank extends string>(
  ranks: readonly Rank[],
  text: string | null | undefined,
): Rank | undefined {
  const written = text?.trim().toLowerCase();
  return ranks.find((rank) => rank.toLowerCase() === written);
}

/** The group of a member. Unknown and missing ranks are Other. */
export const rankOf = ({ rank }: { rank?: string | null | undefined }): TeamRank =>
  knownRank(TEAM_RANKS, rank) ?? 'Other';
