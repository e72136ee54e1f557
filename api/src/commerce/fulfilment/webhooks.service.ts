import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { ProblemError } from '../../http/problem.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { LineFullError, WorkLine } from '../../core/process/work-line.ts';
import { Log } from '../../core/log/log.ts';
import { StripeClient } from '../stripe/stripe.client.ts';
import { EVENT_TYPES } from './event-types.ts';
import { FulfilmentMetrics } from './fulfilment.metrics.ts';
import { FulfilmentService } from './fulfilment.service.ts';
import { StripeEventsRepository, type ReceivedEvent } from './stripe-events.repository.ts';

type EventType = (typeof EVENT_TYPES)[number];
const isHandled = (type: string): type is EventType =>
  (EVENT_TYPES as readonly string[]).includes(type);

/** Deliveries of an event with an unknown invoice until it is marked as dead. */
const MAX_DELIVERIES = 5;

/**
 * Limits of one replica (decision 0051). Four events leave most of the database's connections to
 * visitors. An event waits for less time than Stripe waits for an answer.
 */
const LINE = { atOnce: 4, waiting: 200, waitMs: 5_000 };

/** Handles Stripe events, from webhooks and from the sweeper's search for missed ones. */
@Injectable()
export class WebhooksService {
  private readonly line = new WorkLine(LINE);

  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly fulfilment: FulfilmentService,
    private readonly events: StripeEventsRepository,
    private readonly stripe: StripeClient,
    private readonly metrics: FulfilmentMetrics,
    private readonly log: Log,
  ) {}

  /**
   * Handles the event of a webhook when it is its turn. An event whose handling has ended without an error is
   * stored with its effect, so an answer 200 never loses one.
   * @throws ProblemError 503 where Stripe should deliver the event again
   */
  async receive(event: Stripe.Event): Promise<void> {
    try {
      await this.line.run(() => this.handle(event));
      this.metrics.webhook('handled');
    } catch (error) {
      this.metrics.webhookFailed(error);
      if (!(error instanceof LineFullError)) throw error;
      throw new ProblemError(503, 'Too many events are waiting. Please deliver this one again.', {
        kind: 'busy',
        headers: { 'retry-after': '30' },
      });
    }
  }

  /** @throws ProblemError 503 where Stripe should deliver the event again */
  async handle(event: Stripe.Event): Promise<void> {
    if (!isHandled(event.type)) return;
    const received = { id: event.id, type: event.type };
    if (await this.events.isDone(event.id)) return;
    try {
      await this.takeEffect(event, received);
    } catch (error) {
      // The database may be the one that is away.
      await this.events.keepWaiting(received).catch(() => undefined);
      throw error;
    }
  }

  private async takeEffect(event: Stripe.Event, received: ReceivedEvent): Promise<void> {
    const { invoiceId, sessionId } = await this.findSubject(event);
    if (invoiceId === undefined) {
      // Another product of the same account.
      await this.events.record(received, 'foreign');
      return;
    }
    const invoice = await this.fulfilment.fulfil(invoiceId, {
      by: 'webhook',
      event: received,
      sessionId,
    });
    if (!invoice) await this.deferUnknownInvoice(received, invoiceId);
  }

  /** An unknown invoice may not be committed yet, or it never existed. */
  private async deferUnknownInvoice(
    event: { id: string; type: string },
    invoiceId: string,
  ): Promise<void> {
    const attempts = await this.events.record(event, 'waiting');
    if (attempts < MAX_DELIVERIES) {
      throw new ProblemError(503, 'The invoice of this event does not exist yet.', {
        kind: 'unknown-invoice',
      });
    }
    await this.events.markDead(event.id);
    this.metrics.webhook('dead');
    this.log.error(
      { alert: 'payment', event: event.id, invoiceId },
      'gave up on a webhook event: its invoice does not exist',
    );
  }

  private async findSubject(
    event: Stripe.Event,
  ): Promise<{ invoiceId?: string | undefined; sessionId?: string }> {
    const { object } = event.data as {
      object: Stripe.Checkout.Session | Stripe.Charge | Stripe.Refund | Stripe.Dispute;
    };
    if (object.object === 'checkout.session') {
      const invoiceId = object.metadata?.invoiceId ?? object.client_reference_id ?? undefined;
      return { invoiceId, sessionId: object.id };
    }
    const { payment_intent: intent } = object;
    const intentId = typeof intent === 'string' ? intent : intent?.id;
    if (intentId === undefined) return {};
    const invoice = await this.invoices.findByIntent(intentId);
    return { invoiceId: invoice?.id ?? (await this.stripe.fetchInvoiceId(intentId)) };
  }
}
