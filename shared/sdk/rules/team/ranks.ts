/** Ranks in the order of display (spec 0 §2), and the group of all others. */
export const TEAM_RANKS = ['Owner', 'Administrator', 'Moderator', 'Supporter', 'Other'] as const;
export type TeamRank = (typeof TEAM_RANKS)[number];

/** The group of a member. Unknown and missing ranks are Other. */
export const rankOf = ({ rank }: { rank?: string | null | undefined }): TeamRank =>
  TEAM_RANKS.find((each) => each === rank) ?? 'Other';
