import {
  newId,
  type Charge,
  type Dispute,
  type PaymentIntent,
  type Refund,
  type Session,
} from './objects.ts';
import { invalidRequest } from './stripe-error.ts';
import type { Sessions } from './sessions.ts';
import type { StripeStore } from './stripe-store.ts';
import type { Webhooks } from './webhooks.ts';

/** Customer details of every payment. */
const PAYER = { email: 'customer@example.com', name: 'Casey Customer', address: { country: 'DE' } };

/** Payments, delayed payments, refunds and disputes. */
export class Payments {
  constructor(
    private readonly store: StripeStore,
    private readonly sessions: Sessions,
    private readonly webhooks: Webhooks,
    private readonly now: () => number,
    private readonly origin: () => string,
  ) {}

  /** Immediate payment, as by card. @throws StripeError unless the session is open */
  pay(sessionId: string): Session {
    const session = this.complete(sessionId, 'succeeded');
    this.succeed(session);
    this.webhooks.emit('checkout.session.completed', session);
    return session;
  }

  /** Delayed payment method: the session completes, the payment succeeds or fails later. */
  payLater(sessionId: string): Session {
    const session = this.complete(sessionId, 'processing');
    this.webhooks.emit('checkout.session.completed', session);
    return session;
  }

  /** Whether a delayed payment is still processing. */
  isProcessing(sessionId: string): boolean {
    return this.intentOf(this.sessions.current(sessionId))?.status === 'processing';
  }

  /** Settles a delayed payment. @throws StripeError unless it is processing */
  settle(sessionId: string, outcome: 'succeeded' | 'failed'): Session {
    const session = this.sessions.current(sessionId);
    const intent = this.intentOf(session);
    if (intent?.status !== 'processing')
      throw invalidRequest('No payment of this session is processing');
    if (outcome === 'succeeded') this.succeed(session);
    else intent.status = 'requires_payment_method';
    this.webhooks.emit(`checkout.session.async_payment_${outcome}`, session);
    return session;
  }

  /** @param amount in cents; absent: the remaining amount */
  refund(paymentIntent: string, amount?: number, reason: string | null = null): Refund {
    const intent = this.store.intent(paymentIntent);
    if (!intent.latest_charge) throw invalidRequest('This PaymentIntent has no successful charge');
    const charge = this.store.charge(intent.latest_charge);
    const left = charge.amount - charge.amount_refunded;
    if (left === 0) {
      throw invalidRequest(
        `Charge ${charge.id} has already been refunded.`,
        undefined,
        'charge_already_refunded',
      );
    }
    const refunded = amount ?? left;
    if (refunded < 1 || refunded > left)
      throw invalidRequest('Refund amount is too large', 'amount');
    charge.amount_refunded += refunded;
    charge.refunded = charge.amount_refunded === charge.amount;
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount: refunded,
      charge: charge.id,
      created: this.seconds(),
      currency: charge.currency,
      payment_intent: intent.id,
      reason,
      status: 'succeeded',
    };
    this.store.contents.refunds.push(refund);
    this.webhooks.emit('charge.refunded', charge);
    return refund;
  }

  /** A refund that fails at the bank or is canceled; the amount stays with the seller. */
  reverseRefund(id: string, status: 'failed' | 'canceled'): Refund {
    const refund = this.store.refund(id);
    if (refund.status !== 'succeeded')
      throw invalidRequest(`This refund has ${refund.status} already`);
    refund.status = status;
    const charge = this.store.charge(refund.charge);
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    this.webhooks.emit('charge.refund.updated', refund);
    this.webhooks.emit('refund.updated', refund);
    if (status === 'failed') this.webhooks.emit('refund.failed', refund);
    return refund;
  }

  /** A chargeback by the cardholder's bank. */
  dispute(paymentIntent: string): Dispute {
    const intent = this.store.intent(paymentIntent);
    if (!intent.latest_charge) throw invalidRequest('This PaymentIntent has no successful charge');
    const charge = this.store.charge(intent.latest_charge);
    charge.disputed = true;
    const dispute: Dispute = {
      id: newId('du'),
      object: 'dispute',
      amount: charge.amount,
      charge: charge.id,
      created: this.seconds(),
      currency: charge.currency,
      livemode: false,
      payment_intent: intent.id,
      reason: 'fraudulent',
      status: 'needs_response',
    };
    this.store.contents.disputes.push(dispute);
    this.webhooks.emit('charge.dispute.created', dispute);
    return dispute;
  }

  closeDispute(id: string, status: 'won' | 'lost'): Dispute {
    const dispute = this.store.dispute(id);
    dispute.status = status;
    this.webhooks.emit('charge.dispute.closed', dispute);
    return dispute;
  }

  private complete(id: string, status: PaymentIntent['status']): Session {
    const session = this.sessions.current(id);
    if (session.status !== 'open') throw invalidRequest('This checkout session is no longer open');
    const intent: PaymentIntent = {
      id: newId('pi'),
      object: 'payment_intent',
      amount: session.amount_total,
      currency: session.currency,
      created: this.seconds(),
      latest_charge: null,
      livemode: false,
      metadata: this.store.contents.extras[id]?.intentMetadata ?? {},
      status,
    };
    this.store.contents.intents.push(intent);
    session.status = 'complete';
    session.payment_intent = intent.id;
    session.customer_details = PAYER;
    return session;
  }

  private intentOf({ payment_intent: id }: Session) {
    return id ? this.store.intent(id) : undefined;
  }

  private succeed(session: Session): void {
    const intent = this.store.intent(session.payment_intent ?? '');
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      created: this.seconds(),
      currency: intent.currency,
      disputed: false,
      livemode: false,
      metadata: intent.metadata,
      paid: true,
      payment_intent: intent.id,
      refunded: false,
      status: 'succeeded',
    };
    this.store.contents.charges.push(charge);
    intent.latest_charge = charge.id;
    intent.status = 'succeeded';
    session.payment_status = 'paid';
    if (this.store.contents.extras[session.id]?.wantsInvoice) this.writeInvoice(session);
  }

  private writeInvoice(session: Session): void {
    const id = newId('in');
    const number = String(this.store.contents.invoices.length + 1).padStart(4, '0');
    session.invoice = id;
    this.store.contents.invoices.push({
      id,
      object: 'invoice',
      created: this.seconds(),
      hosted_invoice_url: `${this.origin()}/i/${id}`,
      invoice_pdf: `${this.origin()}/i/${id}/pdf`,
      number: `SANDBOX-${number}`,
      status: 'paid',
      total: session.amount_total,
    });
  }

  private seconds(): number {
    return Math.floor(this.now() / 1000);
  }
}
