import { newId, type Charge, type PaymentIntent } from './objects.ts';

/** Customer details of every payment. */
export const PAYER = {
  email: 'customer@example.com',
  name: 'Casey Customer',
  phone: null,
  address: {
    city: null,
    country: 'DE',
    line1: null,
    line2: null,
    postal_code: null,
    state: null,
  },
};

/** A payment by card succeeds at once, a SEPA debit after days. */
type Method = 'card' | 'sepa_debit';

interface PaymentInput {
  amount: number;
  currency: string;
  description: string | undefined;
  metadata: Record<string, string>;
  method: Method;
  /** Epoch seconds. */
  created: number;
}

/** The payment of a session that was just completed, and its charge, in Stripe's format. */
export function newPayment(input: PaymentInput): { intent: PaymentIntent; charge: Charge } {
  const intentId = newId('pi');
  const charge = newCharge(input, intentId);
  return { intent: newIntent(input, intentId, charge), charge };
}

function newIntent(
  { amount, currency, description, metadata, method, created }: PaymentInput,
  id: string,
  charge: Charge,
): PaymentIntent {
  const isPaid = method === 'card';
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: isPaid ? amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('').slice(1)}`,
    confirmation_method: 'automatic',
    created,
    currency,
    customer: null,
    customer_account: null,
    description: description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: charge.id,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: charge.payment_method,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'sepa_debit'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'processing',
    transfer_data: null,
    transfer_group: null,
  };
}

function newCharge(
  { amount, currency, description, metadata, method, created }: PaymentInput,
  intentId: string,
): Charge {
  const isPaid = method === 'card';
  return {
    id: newId(isPaid ? 'ch' : 'py'),
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isPaid ? newId('txn') : null,
    billing_details: { ...PAYER, tax_id: null },
    calculated_statement_descriptor: isPaid ? 'SANDBOX' : null,
    captured: true,
    created,
    currency,
    customer: null,
    description: description ?? null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata,
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: intentId,
    payment_method: newId('pm'),
    payment_method_details: isPaid
      ? { card: cardDetails(), type: 'card' }
      : { sepa_debit: sepaDetails(), type: 'sepa_debit' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'pending',
    transfer_data: null,
    transfer_group: null,
  };
}

type Details = NonNullable<Charge['payment_method_details']>;

const cardDetails = (): NonNullable<Details['card']> => ({
  amount_authorized: null,
  authorization_code: null,
  brand: 'visa',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'US',
  electronic_commerce_indicator: null,
  exp_month: 12,
  exp_year: 2034,
  funding: 'credit',
  installments: null,
  last4: '4242',
  mandate: null,
  network: 'visa',
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});

const sepaDetails = (): NonNullable<Details['sepa_debit']> => ({
  bank_code: '37040044',
  branch_code: '',
  country: 'DE',
  fingerprint: null,
  last4: '3000',
  mandate: newId('mandate'),
});
