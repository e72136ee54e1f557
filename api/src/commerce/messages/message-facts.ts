/** What each kind of message tells, besides its invoice. Amounts are in the currency of the invoice. */
export interface MessageFacts {
  'order.received': { amount: number };
  'payment.received': { amount: number };
  'payment.failed': { amount: number };
  'refund.requested': { amount: number; by: 'owner' | 'staff'; keepsLicense: boolean };
  'refund.accepted': { amount: number; keepsLicense: boolean };
  'refund.needs-action': { amount: number; keepsLicense: boolean };
  'refund.paid': { amount: number; keepsLicense: boolean };
  /** Older messages do not have `isCanceled`. */
  'refund.failed': { amount: number; isCanceled?: boolean };
  'dispute.opened': { amount: number };
  'dispute.won': { amount: number };
  'dispute.lost': { amount: number };
  /** Names of servers. */
  'license.transferred': { from: string; to: string; by: 'owner' | 'staff' };
  'license.granted': { servers: number };
  /** To an owner who may have no account. */
  'license.imported': { servers: number };
  /** To the buyer; the others are to the receiver. */
  'gift.redeemed': { servers: number };
  'gift.received': { servers: number };
  'gift.lost': { servers: number };
}

/** What messages about a statement of withdrawal tell. They go to the address of its sender. */
export interface StatementFacts {
  'withdrawal.received': { name: string; contract: string };
  'withdrawal.accepted': { contract: string };
  'withdrawal.rejected': { contract: string; reason: string };
}
export type StatementKind = keyof StatementFacts;
export type MessageKind = keyof MessageFacts;

/** A kind with its facts. */
export type Told = {
  [Kind in MessageKind]: { kind: Kind; facts: MessageFacts[Kind] };
}[MessageKind];

/** The same about a statement of withdrawal. */
export type ToldStatement = {
  [Kind in StatementKind]: { kind: Kind; facts: StatementFacts[Kind] };
}[StatementKind];
