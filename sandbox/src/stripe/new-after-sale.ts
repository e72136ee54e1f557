import {
  newId,
  type Charge,
  type Dispute,
  type FraudWarning,
  type Refund,
  type RefundReason,
} from './objects.ts';

interface RefundInput {
  /** In cents. */
  amount: number;
  reason: RefundReason | null;
  metadata: Record<string, string>;
  /** Whether the seller's balance does not cover the refund. */
  isUncovered: boolean;
  /** Epoch seconds. */
  created: number;
}

/** A refund in Stripe's format. */
export function newRefund(
  charge: Charge,
  { amount, reason, metadata, isUncovered, created }: RefundInput,
): Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: isUncovered ? null : newId('txn'),
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(isUncovered && { pending_reason: 'insufficient_funds' as const }),
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isUncovered ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
}

const RESPONSE_SECONDS = 9 * 86_400;

/** An inquiry or a chargeback in Stripe's format. @param created epoch seconds */
export function newDispute(charge: Charge, status: Dispute['status'], created: number): Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + RESPONSE_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: status.startsWith('warning_'),
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status,
  };
}

/** @param created epoch seconds */
export const newFraudWarning = (charge: Charge, created: number): FraudWarning => ({
  id: newId('issfr'),
  object: 'radar.early_fraud_warning',
  actionable: true,
  charge: charge.id,
  created,
  fraud_type: 'unauthorized_use_of_card',
  livemode: false,
  payment_intent: charge.payment_intent ?? undefined,
});

/** Money that a dispute moves on the seller's balance, in cents. @param created epoch seconds */
export function newMovement(
  { id, currency }: Dispute,
  amount: number,
  created: number,
): Dispute['balance_transactions'][number] {
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: id,
    status: 'available',
    type: 'adjustment',
  };
}

const NO_EVIDENCE: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
