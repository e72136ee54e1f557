import { newDispute, newFraudWarning, newMovement } from './new-after-sale.ts';
import type { Charge, Dispute, FraudWarning } from './objects.ts';
import { invalidRequest } from './stripe-error.ts';
import type { StripeStore } from './stripe-store.ts';
import type { Webhooks } from './webhooks.ts';

/**
 * What may happen to a dispute. `reviewed`: the seller has answered. `escalated`: an inquiry becomes
 * a chargeback. `closed`: an inquiry ends without one. `prevented`: the network has ended it.
 */
export const DISPUTE_OUTCOMES = [
  'reviewed',
  'escalated',
  'closed',
  'prevented',
  'won',
  'lost',
] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

const isInquiry = ({ status }: Dispute): boolean => status.startsWith('warning_');
const isWithSeller = ({ balance_transactions: moves }: Dispute): boolean =>
  moves.reduce((sum, { amount }) => sum + amount, 0) === 0;

/** Inquiries and chargebacks by the cardholder's bank. A chargeback takes the money, an inquiry does not. */
export class Disputes {
  constructor(
    private readonly store: StripeStore,
    private readonly webhooks: Webhooks,
    private readonly now: () => number,
  ) {}

  /** The bank suspects fraud, before anybody disputes the payment. */
  warn(charge: Charge): FraudWarning {
    const warning = newFraudWarning(charge, this.seconds());
    this.webhooks.emit('radar.early_fraud_warning.created', warning);
    return warning;
  }

  /** A question of the bank, which takes no money. */
  inquire(charge: Charge): Dispute {
    return this.begin(charge, 'warning_needs_response');
  }

  /** A chargeback. */
  chargeBack(charge: Charge): Dispute {
    const dispute = this.begin(charge, 'needs_response');
    this.withdraw(dispute);
    return dispute;
  }

  /** @throws StripeError where a dispute in this state has no such outcome */
  end(id: string, outcome: DisputeOutcome): Dispute {
    const dispute = this.store.dispute(id);
    const wasInquiry = isInquiry(dispute);
    const isOfInquiries = outcome === 'escalated' || outcome === 'closed';
    if (outcome !== 'reviewed' && wasInquiry !== isOfInquiries) {
      throw invalidRequest(`A dispute that is ${dispute.status} cannot be ${outcome}`);
    }
    switch (outcome) {
      case 'reviewed': {
        const status = wasInquiry ? 'warning_under_review' : 'under_review';
        return this.change(dispute, status, 'updated');
      }
      case 'escalated':
        this.change(dispute, 'needs_response', 'updated');
        this.withdraw(dispute);
        return dispute;
      case 'closed':
        return this.change(dispute, 'warning_closed', 'closed');
      case 'won':
        this.change(dispute, 'won', 'closed');
        this.reinstate(dispute);
        return dispute;
      case 'lost':
      case 'prevented':
        return this.change(dispute, outcome, 'closed');
    }
  }

  /** Whether Stripe refuses refunds: a chargeback has taken the money, and the seller has not won. */
  takesMoneyOf({ id }: Charge): boolean {
    return this.store.contents.disputes.some(
      (dispute) => dispute.charge === id && !isInquiry(dispute) && dispute.status !== 'won',
    );
  }

  private begin(charge: Charge, status: Dispute['status']): Dispute {
    charge.disputed = true;
    const dispute = newDispute(charge, status, this.seconds());
    this.store.contents.disputes.push(dispute);
    this.webhooks.emit('charge.dispute.created', dispute);
    return dispute;
  }

  private change(
    dispute: Dispute,
    status: Dispute['status'],
    event: 'updated' | 'closed',
  ): Dispute {
    dispute.status = status;
    dispute.is_charge_refundable = isInquiry(dispute);
    this.webhooks.emit(`charge.dispute.${event}`, dispute);
    return dispute;
  }

  private withdraw(dispute: Dispute): void {
    dispute.balance_transactions.push(newMovement(dispute, -dispute.amount, this.seconds()));
    this.webhooks.emit('charge.dispute.funds_withdrawn', dispute);
  }

  private reinstate(dispute: Dispute): void {
    if (isWithSeller(dispute)) return;
    dispute.balance_transactions.push(newMovement(dispute, dispute.amount, this.seconds()));
    this.webhooks.emit('charge.dispute.funds_reinstated', dispute);
  }

  private seconds(): number {
    return Math.floor(this.now() / 1000);
  }
}
