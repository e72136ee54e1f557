import type { BotName } from '../bot-name.ts';
import { Disputes } from './disputes.ts';
import { newRefund } from './new-after-sale.ts';
import { newInvoice } from './new-invoice.ts';
import { newPayment, PAYER } from './new-payment.ts';
import {
  newId,
  type Charge,
  type Dispute,
  type FraudWarning,
  type PaymentIntent,
} from './objects.ts';
import type { Refund, Session } from './objects.ts';
import type { RefundParams } from './other-params.ts';
import { countRedemption } from './promotion-codes.ts';
import { invalidRequest } from './stripe-error.ts';
import type { Sessions } from './sessions.ts';
import type { StripeStore } from './stripe-store.ts';
import type { Webhooks } from './webhooks.ts';

/** Payments, delayed payments, refunds and disputes. */
export class Payments {
  /** The seller's balance for refunds, in cents. Stripe keeps a refund that exceeds it pending. */
  balance = Infinity;
  readonly disputes: Disputes;

  constructor(
    private readonly store: StripeStore,
    private readonly sessions: Sessions,
    private readonly webhooks: Webhooks,
    private readonly now: () => number,
    private readonly origin: () => string,
    private readonly seller: BotName,
  ) {
    this.disputes = new Disputes(store, webhooks, now);
  }

  /** Immediate payment, as by card. @throws StripeError unless the session is open */
  pay(sessionId: string): Session {
    const { amount_total: total } = this.sessions.current(sessionId);
    const session = total === 0 ? this.close(sessionId) : this.complete(sessionId, 'card');
    this.finish(session, total === 0 ? 'no_payment_required' : 'paid');
    this.sessions.emit('checkout.session.completed', session);
    return session;
  }

  /** Delayed payment method: the session completes, the payment succeeds or fails later. */
  payLater(sessionId: string): Session {
    if (this.sessions.current(sessionId).amount_total === 0) {
      throw invalidRequest('A free order needs no payment.');
    }
    const session = this.complete(sessionId, 'sepa_debit');
    this.sessions.emit('checkout.session.completed', session);
    return session;
  }

  /** Whether a delayed payment is still processing. */
  isProcessing(sessionId: string): boolean {
    const { payment_intent: id } = this.sessions.current(sessionId);
    return id !== null && this.store.intent(id).status === 'processing';
  }

  /** Settles a delayed payment. @throws StripeError unless it is processing */
  settle(sessionId: string, outcome: 'succeeded' | 'failed'): Session {
    const session = this.sessions.current(sessionId);
    if (!session.payment_intent || !this.isProcessing(sessionId))
      throw invalidRequest('No payment of this session is processing');
    const intent = this.store.intent(session.payment_intent);
    const charge = this.store.charge(intent.latest_charge ?? '');
    if (outcome === 'succeeded') {
      Object.assign(charge, { paid: true, status: 'succeeded' } satisfies Partial<Charge>);
      Object.assign(intent, {
        amount_received: intent.amount,
        status: 'succeeded',
      } satisfies Partial<PaymentIntent>);
      this.finish(session, 'paid');
    } else {
      fail(intent, charge);
    }
    this.sessions.emit(`checkout.session.async_payment_${outcome}`, session);
    return session;
  }

  /** @throws StripeError where Stripe would refuse the refund */
  refund({ amount, charge: chargeId, metadata, payment_intent, reason }: RefundParams): Refund {
    const named = chargeId === undefined ? undefined : this.store.charge(chargeId, 'charge');
    const intentId = payment_intent ?? named?.payment_intent;
    if (intentId === undefined) {
      throw invalidRequest(
        'One of the following params should be provided for this request: payment_intent or charge.',
      );
    }
    const charge = this.succeededCharge(intentId, 'payment_intent');
    const left = charge.amount - charge.amount_refunded;
    if (left === 0) {
      throw invalidRequest(
        `Charge ${charge.id} has already been refunded.`,
        undefined,
        'charge_already_refunded',
      );
    }
    if (this.disputes.takesMoneyOf(charge)) {
      throw invalidRequest(
        `Charge ${charge.id} has been charged back; cannot issue a refund.`,
        undefined,
        'charge_disputed',
      );
    }
    const refunded = amount ?? left;
    if (refunded < 1 || refunded > left)
      throw invalidRequest(
        `Refund amount (${refunded}) is greater than unrefunded amount on charge (${left})`,
        'amount',
      );
    charge.amount_refunded += refunded;
    charge.refunded = charge.amount_refunded === charge.amount;
    const refund = newRefund(charge, {
      amount: refunded,
      reason: reason ?? null,
      metadata: metadata ?? {},
      isUncovered: refunded > this.balance,
      created: this.seconds(),
    });
    this.store.contents.refunds.push(refund);
    this.webhooks.emit('charge.refunded', charge);
    this.webhooks.emit('refund.created', refund);
    return refund;
  }

  /** A refund that fails at the bank or is canceled; the amount stays with the seller. */
  reverseRefund(id: string, status: 'failed' | 'canceled'): Refund {
    const refund = this.store.refund(id);
    if (refund.status === 'failed' || refund.status === 'canceled')
      throw invalidRequest(`This refund has ${refund.status} already`);
    refund.status = status;
    delete refund.pending_reason;
    refund.failure_reason = status === 'failed' ? 'unknown' : 'merchant_request';
    const charge = this.store.charge(refund.charge);
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    this.webhooks.emit('charge.refund.updated', refund);
    this.webhooks.emit('refund.updated', refund);
    if (status === 'failed') this.webhooks.emit('refund.failed', refund);
    return refund;
  }

  /** A pending refund is paid, because the balance covers it by now, or waits for the customer. */
  continueRefund(id: string, status: 'requires_action' | 'succeeded'): Refund {
    const refund = this.store.refund(id);
    if (refund.status !== 'pending' && refund.status !== 'requires_action')
      throw invalidRequest(`This refund has ${refund.status} already`);
    refund.status = status;
    if (status === 'succeeded') refund.balance_transaction = newId('txn');
    delete refund.pending_reason;
    this.webhooks.emit('charge.refund.updated', refund);
    this.webhooks.emit('refund.updated', refund);
    return refund;
  }

  /** A chargeback by the cardholder's bank. @throws StripeError unless the payment has succeeded */
  dispute(paymentIntent: string): Dispute {
    return this.disputes.chargeBack(this.succeededCharge(paymentIntent, 'payment_intent'));
  }

  /** An inquiry by the cardholder's bank. @throws StripeError unless the payment has succeeded */
  inquire(paymentIntent: string): Dispute {
    return this.disputes.inquire(this.succeededCharge(paymentIntent, 'payment_intent'));
  }

  /** A warning of the cardholder's bank. @throws StripeError unless the payment has succeeded */
  warn(paymentIntent: string): FraudWarning {
    return this.disputes.warn(this.succeededCharge(paymentIntent, 'payment_intent'));
  }

  private complete(id: string, method: 'card' | 'sepa_debit'): Session {
    const session = this.close(id);
    const { intentMetadata = {}, description } = this.store.contents.extras[id] ?? {};
    const { intent, charge } = newPayment({
      amount: session.amount_total,
      currency: session.currency,
      description,
      metadata: intentMetadata,
      method,
      created: this.seconds(),
    });
    this.store.contents.intents.push(intent);
    this.store.contents.charges.push(charge);
    session.payment_intent = intent.id;
    return session;
  }

  /** An order that a discount has made free is complete without a payment. */
  private close(id: string): Session {
    const session = this.sessions.current(id);
    if (session.status !== 'open') throw invalidRequest('This checkout session is no longer open');
    session.status = 'complete';
    const { country, taxId } = this.sessions.buyerOf(id);
    session.customer_details = {
      ...PAYER,
      address: { ...PAYER.address, country },
      business_name: null,
      individual_name: null,
      tax_exempt: 'none',
      tax_ids: taxId === null ? [] : [{ type: 'eu_vat', value: taxId }],
    };
    countRedemption(this.store, session);
    return session;
  }

  /** The money has arrived, or none is due. */
  private finish(session: Session, status: 'paid' | 'no_payment_required'): void {
    session.payment_status = status;
    if (!session.invoice_creation?.enabled) return;
    const { invoices } = this.store.contents;
    const number = `SANDBOX-${String(invoices.length + 1).padStart(4, '0')}`;
    const invoice = newInvoice(session, {
      number,
      origin: this.origin(),
      seller: this.seller.last,
      taxRates: this.sessions.taxRatesOf(session.id),
      created: this.seconds(),
    });
    invoices.push(invoice);
    session.invoice = invoice.id;
  }

  private succeededCharge(intentId: string, param: string): Charge {
    const { latest_charge: id } = this.store.intent(intentId, param);
    const charge = id === null ? undefined : this.store.charge(id);
    if (charge?.status !== 'succeeded') {
      throw invalidRequest(
        `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
        param,
      );
    }
    return charge;
  }

  private seconds(): number {
    return Math.floor(this.now() / 1000);
  }
}

/** A debit that the customer's bank has refused. */
function fail(intent: PaymentIntent, charge: Charge): void {
  const code = 'payment_method_unactivated';
  const message = 'The bank refused the debit.';
  Object.assign(charge, {
    failure_code: code,
    failure_message: message,
    status: 'failed',
  } satisfies Partial<Charge>);
  Object.assign(intent, {
    last_payment_error: { charge: charge.id, code, message, type: 'invalid_request_error' },
    status: 'requires_payment_method',
  } satisfies Partial<PaymentIntent>);
}
