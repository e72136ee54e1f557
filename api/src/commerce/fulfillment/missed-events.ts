import { Injectable } from '@nestjs/common';
import { Log } from '../../core/log/log.ts';
import { PaymentProvider, type PaymentEvent } from '../payments/payment-provider.ts';
import { FulfillmentMetrics } from './fulfillment.metrics.ts';
import { PaymentCursorsRepository } from './payment-cursors.repository.ts';
import { PaymentEventsRepository } from './payment-events.repository.ts';
import { WebhooksService } from './webhooks.service.ts';

const LIST_NAME = 'undelivered events';
/** Limits of one call. It takes less time than the interval between two calls. */
const MAX_PAGES = 20;
const MAX_MS = 45_000;

/**
 * Lists the events that the provider could not deliver, newest first, and handles those without
 * effect so far. Events that it has given up delivering stay on its list, so each pass
 * reads the whole list. Events that failed, or that have an older date, are handled by the next pass.
 * The cursor is stored in the database after each page.
 */
@Injectable()
export class MissedEvents {
  constructor(
    private readonly payments: PaymentProvider,
    private readonly webhooks: WebhooksService,
    private readonly events: PaymentEventsRepository,
    private readonly cursors: PaymentCursorsRepository,
    private readonly metrics: FulfillmentMetrics,
    private readonly log: Log,
  ) {}

  /**
   * Continues the current pass, to its end or to the limits of one call.
   * @throws ProblemError 503 while the provider cannot be reached
   */
  async search(): Promise<void> {
    const deadline = Date.now() + MAX_MS;
    let after = await this.cursors.find(LIST_NAME);
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const page = await this.payments.listMissedEvents(after);
      const next = page ? await this.handlePage(page.items, page.hasMore, deadline) : null;
      // Another replica has moved the cursor and continues from there.
      if (!(await this.cursors.move(LIST_NAME, after, next))) return;
      if ((page && next === null) || Date.now() >= deadline) return;
      after = next;
    }
  }

  /** @returns id of the event after which the next page begins; null at the end of the list */
  private async handlePage(
    events: PaymentEvent[],
    hasMore: boolean,
    deadline: number,
  ): Promise<string | null> {
    const settled = await this.events.findSettled(events.map(({ id }) => id));
    for (const [index, event] of events.entries()) {
      if (settled.has(event.id)) continue;
      await this.handle(event);
      const isLast = index === events.length - 1;
      if (Date.now() >= deadline && !isLast) return event.id;
    }
    return hasMore ? (events.at(-1)?.id ?? null) : null;
  }

  /** A failure does not stop the events after it. */
  private async handle(event: PaymentEvent): Promise<void> {
    try {
      await this.webhooks.handle(event);
      this.metrics.found('event');
    } catch (error) {
      this.log.warn(
        { err: error, event: event.id },
        'failed to handle a missed event; the next sweep retries',
      );
    }
  }
}
