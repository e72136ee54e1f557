import type Stripe from 'stripe';
import type { DisputeState } from '@portico/sdk/contracts/invoices/schema';

type Dispute = Pick<Stripe.Dispute, 'status' | 'balance_transactions'>;

/** An inquiry (`warning_…`) takes no money. It may become a chargeback at any time, also when closed. */
const isChargeback = ({ status }: Dispute): boolean => !status.startsWith('warning_');

/**
 * The state of one chargeback. An appeal, and a dispute that the network has ended early
 * (`prevented`), are judged by who has the money. An unknown status is open.
 */
function stateOf({ status, balance_transactions: moves }: Dispute): DisputeState {
  if (status === 'won') return 'won';
  if (status === 'lost') return 'lost';
  if (status !== 'prevented' && !status.startsWith('appeal_')) return 'open';
  return moves.reduce((sum, { amount }) => sum + amount, 0) < 0 ? 'lost' : 'won';
}

/**
 * The state of all disputes of a payment; null: there is no chargeback. A lost dispute takes
 * precedence over an open one, and an open one over a won one.
 */
export function disputeState(disputes: readonly Dispute[]): DisputeState | null {
  const states = disputes.filter(isChargeback).map(stateOf);
  return (['lost', 'open', 'won'] as const).find((state) => states.includes(state)) ?? null;
}

/** Number of chargebacks that began or ended. It never decreases. */
export function disputeSteps(disputes: readonly Dispute[]): number {
  const chargebacks = disputes.filter(isChargeback);
  return chargebacks.length + chargebacks.filter((each) => stateOf(each) !== 'open').length;
}
