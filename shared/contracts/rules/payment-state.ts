import type { PaymentStateRow } from './payment-state-row.ts';
import { PAYMENT_STATES, type PaymentState } from './payment-states.ts';

/** How the newest refund of a payment stands. */
type RefundStatus = 'requested' | 'pending' | 'succeeded' | 'failed' | 'refused';

/** What decides the state of a payment; an answer that knows less leaves facts out. */
export interface PaymentStateFacts {
  /** Of the invoice. Another one than these is shown as failed (spec 1 §3). */
  status: string;
  /** Whether the payment page is open; false for a pending invoice: a payment is under way. */
  payable?: boolean | undefined;
  /** When the buyer canceled it before a payment. */
  canceledAt?: number | null | undefined;
  /** Null where no bank asks for the money. */
  dispute?: string | null | undefined;
  /** When a bank or network told that it suspects fraud. Only the team learns of it. */
  fraudWarnedAt?: number | null | undefined;
  /** A refund of everything was requested here. */
  isRefunding?: boolean | undefined;
  paidAmount?: number | null | undefined;
  refundedAmount?: number | undefined;
  /** Newest first. */
  refunds?: readonly { status: RefundStatus }[] | undefined;
  /** When the buyer's withdrawal from the contract was accepted. */
  withdrawnAt?: number | null | undefined;
  /** Granted by the team, without a payment. */
  isComplimentary?: boolean | undefined;
  /** A complimentary license that was bought in another shop. */
  isImported?: boolean | undefined;
  /** Bought in Discord, or by a developer in its test mode; null: not there. */
  discord?: 'bought' | 'test' | null | undefined;
}

/** States of a dispute. An inquiry takes no money, so it is no `disputed` invoice. */
export const STATE_OF_DISPUTE = {
  inquiry: 'inquiry',
  open: 'disputed',
  won: 'dispute-won',
  lost: 'dispute-lost',
} as const satisfies Record<string, PaymentState>;

/** Of a refund that leaves the invoice paid: of a part, or one that came to nothing. */
const STATE_OF_REFUND: Partial<Record<RefundStatus, PaymentState>> = {
  requested: 'partial-refund-requested',
  pending: 'partial-refund-pending',
  failed: 'refund-failed',
  refused: 'refund-refused',
};

/** The one state of a payment, by which every view decides what it says (`PAYMENT_STATES`). */
export function paymentStateOf(facts: PaymentStateFacts): PaymentState {
  const { status, payable, canceledAt, dispute, isComplimentary, isImported, discord } = facts;
  if (discord) return discordState(status, discord);
  if (isComplimentary) {
    if (status !== 'completed') return 'revoked';
    return isImported ? 'imported' : 'complimentary';
  }
  switch (status) {
    case 'pending':
      return payable === false ? 'paying' : 'pending';
    case 'expired':
      return canceledAt ? 'canceled' : 'expired';
    case 'completed':
      return completedState(facts);
    case 'disputed':
      return dispute === 'lost' ? 'dispute-lost' : 'disputed';
    case 'refunded':
      return refundedState(facts);
    default:
      return 'failed';
  }
}

function discordState(status: string, discord: 'bought' | 'test'): PaymentState {
  if (status !== 'completed') return 'discord-ended';
  return discord === 'test' ? 'discord-test' : 'discord';
}

/** A refund that is under way comes first, because it takes the license; then what waits for an answer. */
function completedState(facts: PaymentStateFacts): PaymentState {
  const { isRefunding, dispute, refunds, refundedAmount = 0, withdrawnAt, paidAmount } = facts;
  // A purchase that a discount made free has no refund that ends it.
  if (withdrawnAt && paidAmount === 0) return 'withdrawn';
  if (isRefunding) return 'refund-requested';
  if (dispute === 'inquiry') return 'inquiry';
  // A dispute has begun since, or a part was paid back as an answer.
  if (facts.fraudWarnedAt && !dispute && refundedAmount === 0) return 'fraud-warning';
  const ofRefund = refunds?.[0] && STATE_OF_REFUND[refunds[0].status];
  if (ofRefund) return ofRefund;
  if (dispute === 'won') return 'dispute-won';
  return refundedAmount > 0 ? 'partially-refunded' : 'paid';
}

function refundedState({ withdrawnAt, refunds }: PaymentStateFacts): PaymentState {
  if (withdrawnAt) return 'withdrawn';
  const newest = refunds?.[0]?.status;
  return newest === 'requested' || newest === 'pending' ? 'refund-pending' : 'refunded';
}

/** What is said and done about a payment. */
export const paymentRow = (facts: PaymentStateFacts): PaymentStateRow =>
  PAYMENT_STATES[paymentStateOf(facts)];
