import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Log } from '../../core/log/log.ts';
import { StripeClient } from '../stripe/stripe.client.ts';
import { StripeCursorsRepository } from './stripe-cursors.repository.ts';
import { StripeEventsRepository } from './stripe-events.repository.ts';
import { EVENT_TYPES, WebhooksService } from './webhooks.service.ts';

const LIST_NAME = 'undelivered events';
/** Stripe keeps events for 30 days. */
const LOOK_BACK_SECONDS = 29 * 86_400;
/** What one call reads and how long it begins new work: less than the pause between two calls. */
const MAX_PAGES = 20;
const MAX_MS = 45_000;

/**
 * Reads the events of the last 29 days that our endpoint did not take, from the newest to the oldest,
 * and takes those that had no effect yet. What Stripe has given up delivering stays on its list, so
 * each reading goes through the whole of it: what failed, or came with an older date, is met by the
 * next one. The place is kept in the database after each page.
 */
@Injectable()
export class MissedEvents {
  constructor(
    private readonly stripe: StripeClient,
    private readonly webhooks: WebhooksService,
    private readonly events: StripeEventsRepository,
    private readonly cursors: StripeCursorsRepository,
    private readonly log: Log,
  ) {}

  /**
   * Goes on with the reading, to its end or as far as one call goes.
   * @throws ProblemError 503 while Stripe cannot be asked
   */
  async search(): Promise<void> {
    const deadline = Date.now() + MAX_MS;
    const since = Math.floor(Date.now() / 1000) - LOOK_BACK_SECONDS;
    let after = await this.cursors.find(LIST_NAME);
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const page = await this.stripe.listUndelivered([...EVENT_TYPES], since, after);
      const next = page ? await this.handlePage(page.events, page.hasMore, deadline) : null;
      // Where another replica reads on from here, this one need not.
      if (!(await this.cursors.move(LIST_NAME, after, next))) return;
      if ((page && next === null) || Date.now() >= deadline) return;
      after = next;
    }
  }

  /** @returns id of the event after which the reading goes on; null: that was the end of the list */
  private async handlePage(
    events: Stripe.Event[],
    hasMore: boolean,
    end: number,
  ): Promise<string | null> {
    const settled = await this.events.findSettled(events.map(({ id }) => id));
    for (const [index, event] of events.entries()) {
      if (settled.has(event.id)) continue;
      await this.handle(event);
      const isLast = index === events.length - 1;
      if (Date.now() >= end && !isLast) return event.id;
    }
    return hasMore ? (events.at(-1)?.id ?? null) : null;
  }

  /** One that fails does not hold up the others. */
  private async handle(event: Stripe.Event): Promise<void> {
    try {
      await this.webhooks.handle(event);
    } catch (error) {
      this.log.warn({ err: error, event: event.id }, 'a missed event could not be settled yet');
    }
  }
}
