import type { Right } from '@portico/sdk/contracts/team/rights';

/** What can wait for the team, in the order of the overview, and the right that it needs. */
export const OPEN_WORK = {
  /** Incidents that have not ended. */
  incidents: 'read',
  /** Shards that are not ready, or of which the bot says nothing. */
  shards: 'read',
  /** Withdrawals that match no purchase, or that somebody has to decide about. */
  withdrawals: 'refund',
  /** Open disputes. */
  disputes: 'refund',
  /** Payments that the bank of a card suspects, and that nobody has refunded or disputed. */
  warnings: 'refund',
  /** Refunds that the payment provider or the bank refused. */
  refunds: 'refund',
  /** Invoices that are not paid yet. */
  payments: 'verify',
  /** Purchases in Discord that become no license: of a SKU that no plan names, or for a server. */
  discord: 'verify',
  /** Emails to customers that could not be delivered. */
  mails: 'read',
  /** Promotes and rollbacks of the site pack: texts, prices, rules. */
  pack: 'read',
} as const satisfies Record<string, Right>;

export type OpenWorkKind = keyof typeof OPEN_WORK;
export const OPEN_WORK_KINDS = Object.keys(OPEN_WORK) as OpenWorkKind[];

/** Kinds whose items are invoices, which `/staff/customers?waiting=` lists. */
export const WAITING_INVOICES = [
  'payments',
  'disputes',
  'warnings',
  'refunds',
  'mails',
] as const satisfies OpenWorkKind[];
export type WaitingKind = (typeof WAITING_INVOICES)[number];

/** Days for which the overview shows what nobody can close. */
export const SHOWN_DAYS = { warnings: 30, refunds: 30, mails: 7, pack: 7 } as const;
