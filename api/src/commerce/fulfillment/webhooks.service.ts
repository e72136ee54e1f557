import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../http/problem/problem.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { QueueFullError, BoundedQueue } from '../../core/process/bounded-queue.ts';
import { Log } from '../../core/log/log.ts';
import { PaymentProvider, type PaymentEvent } from '../payments/payment-provider.ts';
import { FulfillmentMetrics } from './fulfillment.metrics.ts';
import { FulfillmentService } from './fulfillment.service.ts';
import { PaymentEventsRepository } from './payment-events.repository.ts';

type Subject = NonNullable<PaymentEvent['about']>;

/** Deliveries of an event with an unknown invoice until it is marked as dead. */
const MAX_DELIVERIES = 5;

/**
 * Limits of one replica (decision 0051). Four events leave most of the database's connections to
 * visitors. An event waits for less time than the provider waits for an answer.
 */
const LINE = { atOnce: 4, waiting: 200, waitMs: 5_000 };

/** Handles events of the payment provider, from webhooks and from the sweeper's search for missed ones. */
@Injectable()
export class WebhooksService {
  private readonly line = new BoundedQueue(LINE);

  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly fulfillment: FulfillmentService,
    private readonly events: PaymentEventsRepository,
    private readonly payments: PaymentProvider,
    private readonly metrics: FulfillmentMetrics,
    private readonly log: Log,
  ) {}

  /**
   * Handles the event of a webhook when it is its turn. An event whose handling has ended without an error is
   * stored with its effect, so an answer 200 never loses one.
   * @throws ProblemError 503 where the provider should deliver the event again
   */
  async receive(event: PaymentEvent): Promise<void> {
    try {
      await this.line.run(() => this.handle(event));
      this.metrics.webhook('handled');
    } catch (error) {
      this.metrics.webhookFailed(error);
      if (!(error instanceof QueueFullError)) throw error;
      throw new ProblemError(503, 'Too many events are waiting. Please deliver this one again.', {
        kind: 'busy',
        headers: { 'retry-after': '30' },
      });
    }
  }

  /** @throws ProblemError 503 where the provider should deliver the event again */
  async handle(event: PaymentEvent): Promise<void> {
    const { id, about } = event;
    if (about === null || (await this.events.isDone(id))) return;
    try {
      await this.takeEffect(event, about);
    } catch (error) {
      // The database may be the one that is away.
      await this.events.keepWaiting(event).catch(() => undefined);
      throw error;
    }
  }

  private async takeEffect(event: PaymentEvent, about: Subject): Promise<void> {
    const invoiceId = await this.findInvoice(about);
    if (invoiceId === undefined) {
      // Another product of the same account.
      await this.events.record(event, 'foreign');
      return;
    }
    const invoice = await this.fulfillment.fulfill(invoiceId, { by: 'webhook', event });
    if (!invoice) await this.deferUnknownInvoice(event, invoiceId);
  }

  /** An unknown invoice may not be committed yet, or it never existed. */
  private async deferUnknownInvoice(event: PaymentEvent, invoiceId: string): Promise<void> {
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

  private async findInvoice({ invoiceId, paymentId }: Subject): Promise<string | undefined> {
    if (paymentId === undefined) return invoiceId;
    const invoice = await this.invoices.findByPayment(paymentId);
    return invoice?.id ?? (await this.payments.findInvoiceId(paymentId));
  }
}
