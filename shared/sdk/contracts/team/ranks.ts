/** Ranks of the team, highest first (spec 1 §3). All have the same access (spec 1 §6). */
export const RANKS = ['Owner', 'Administrator', 'Moderator', 'Supporter'] as const;
export type Rank = (typeof RANKS)[number];
