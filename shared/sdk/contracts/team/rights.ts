import { RANKS, type Rank } from './ranks.ts';

/**
 * The ranks that may have each right. Every rank may read what spec 1 §6 names. `STAFF_RIGHTS` can
 * restrict the other rights, never extend them.
 */
export const MAX_RIGHTS = {
  /** Read every page of the back-office. */
  read: RANKS,
  /** Export lists as files. */
  export: RANKS,
  /** Publish incidents and announcements on the status page. */
  incidents: ['Owner', 'Administrator'],
  /** Check an invoice with the payment provider again. */
  verify: RANKS,
  /** Refund invoices, also beyond the refund policy and in part. */
  refund: ['Owner', 'Administrator'],
  /** Grant licenses without a payment, and withdraw them. */
  grant: ['Owner', 'Administrator'],
  /** Transfer a customer's license to another server, and end a cool-down. */
  transfer: ['Owner', 'Administrator'],
  /** Write notes about customers. */
  notes: RANKS,
  /** Read the store's sales. */
  sales: ['Owner', 'Administrator'],
  /** Promote and roll back releases. */
  promote: ['Owner', 'Administrator'],
  /** Promote versions of the site pack that change prices, refund rules or the seller. */
  sell: ['Owner'],
  /** Switch remotes off and on. */
  switch: ['Owner'],
  /** Change membership and ranks of the team. */
  team: ['Owner'],
} as const satisfies Record<string, readonly Rank[]>;

export type Right = keyof typeof MAX_RIGHTS;
export const RIGHTS = Object.keys(MAX_RIGHTS) as Right[];

/** right -> the ranks that have it */
export type Rights = Readonly<Record<Right, readonly Rank[]>>;

/**
 * Whether a rank has a right. An unknown rank has only the rights that all ranks have.
 * @param rank of a member; null: no rank
 */
export function hasRight(rights: Rights, right: Right, rank: string | null): boolean {
  const allowed = rights[right];
  return allowed.length === RANKS.length || allowed.some((candidate) => candidate === rank);
}
