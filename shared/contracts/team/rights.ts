import { RANKS, type Rank } from './ranks.ts';

/**
 * What members of the team may do: THE table. Every rank reads everything (spec 1 §6); the rest may
 * be narrowed by `STAFF_RIGHTS`, never widened beyond what stands here.
 */
export const MAX_RIGHTS = {
  /** Look at every page of the back-office. */
  read: RANKS,
  /** Take whole lists out as files. */
  export: RANKS,
  /** Speak for the team in public: incidents and announcements of the status page. */
  incidents: ['Owner', 'Administrator'],
  /** Ask the payment provider again how an invoice stands. */
  verify: RANKS,
  /** Make a release live, or take it back. */
  promote: ['Owner', 'Administrator'],
  /** Say who belongs to the team, and with which rank (DESIGN §5). */
  team: ['Owner'],
} as const satisfies Record<string, readonly Rank[]>;

export type Right = keyof typeof MAX_RIGHTS;
export const RIGHTS = Object.keys(MAX_RIGHTS) as Right[];

/** right -> the ranks that have it */
export type Rights = Readonly<Record<Right, readonly Rank[]>>;

/**
 * Whether a rank has a right. A rank that nobody knows counts as the least: it has what all have.
 * @param rank of a member; null: none
 */
export function hasRight(rights: Rights, right: Right, rank: string | null): boolean {
  const allowed = rights[right];
  return allowed.length === RANKS.length || allowed.some((one) => one === rank);
}
