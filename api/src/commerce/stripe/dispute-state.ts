import type Stripe from 'stripe';
import type { DisputeState } from '@portico/contracts/invoices/schema';
import type { DisputedPayment } from '../payments/payment-provider.ts';
import { paymentIdOf } from './payment-events.ts';

type Dispute = Pick<Stripe.Dispute, 'status' | 'balance_transactions'>;

/** An inquiry (`warning_…`) takes no money. It may become a chargeback at any time, also when closed. */
const isInquiry = ({ status }: Dispute): boolean => status.startsWith('warning_');
const isClosedInquiry = ({ status }: Dispute): boolean => status === 'warning_closed';

/**
 * The state of one dispute. An appeal, and a dispute that the network has ended early
 * (`prevented`), are judged by who has the money. An unknown status is open.
 */
function stateOf(dispute: Dispute): DisputeState {
  const { status, balance_transactions: moves } = dispute;
  if (isInquiry(dispute)) return 'inquiry';
  if (status === 'won') return 'won';
  if (status === 'lost') return 'lost';
  if (status !== 'prevented' && !status.startsWith('appeal_')) return 'open';
  return moves.reduce((sum, { amount }) => sum + amount, 0) < 0 ? 'lost' : 'won';
}

/**
 * The state of all disputes of a payment; null: there is none, or an inquiry that was closed. A lost
 * dispute takes precedence over an open one, an open one over an inquiry, and an inquiry over a won one.
 */
export function disputeState(disputes: readonly Dispute[]): DisputeState | null {
  const states = disputes.filter((dispute) => !isClosedInquiry(dispute)).map(stateOf);
  return (
    (['lost', 'open', 'inquiry', 'won'] as const).find((state) => states.includes(state)) ?? null
  );
}

/** The disputes of a page, each with the state of its payment by all of them. */
export const disputedPayments = (disputes: readonly Stripe.Dispute[]): DisputedPayment[] =>
  disputes.map((dispute) => {
    const paymentId = paymentIdOf(dispute);
    const ofPayment = disputes.filter((each) => paymentIdOf(each) === paymentId);
    return { id: dispute.id, paymentId, dispute: disputeState(ofPayment) };
  });

/**
 * How far the disputes of a payment are: of two answers, the one with more is newer. A dispute that
 * begins, becomes a chargeback, moves money or ends takes steps. A move counts for more than an end, because
 * an appeal and a bank that takes up a dispute again move the money once more, after an end.
 */
export const disputeSteps = (disputes: readonly Dispute[]): number =>
  disputes.reduce((steps, dispute) => steps + stepsOf(dispute), 0);

function stepsOf(dispute: Dispute): number {
  // A closed inquiry that becomes a chargeback is newer.
  if (isInquiry(dispute)) return isClosedInquiry(dispute) ? 2 : 1;
  const hasEnded = stateOf(dispute) !== 'open';
  return 3 + 2 * dispute.balance_transactions.length + (hasEnded ? 1 : 0);
}
