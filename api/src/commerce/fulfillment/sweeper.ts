import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { Log } from '../../core/log/log.ts';
import { FulfillmentMetrics } from './fulfillment.metrics.ts';
import { FulfillmentService } from './fulfillment.service.ts';
import { MissedAfterSale } from './missed-after-sale.ts';
import { MissedEvents } from './missed-events.ts';

const INTERVAL_SECONDS = 60;
const AFTER_SALE_SECONDS = 600;
/** How old an invoice is before the sweeper fetches its payment; webhooks are usually faster. */
const MIN_AGE_SECONDS = 120;
const MAX_INVOICES = 50;
/** Payment pages expire after 24 hours. An invoice without a session is closed after this time. */
const ABANDONED_SECONDS = 25 * 3600;

/** Handles what webhooks missed: paid sessions, undelivered events, refunds and disputes without an event. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: JobsService,
    private readonly invoices: InvoicesRepository,
    private readonly fulfillment: FulfillmentService,
    private readonly missedEvents: MissedEvents,
    private readonly missedAfterSale: MissedAfterSale,
    private readonly metrics: FulfillmentMetrics,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.seller.canCharge) return;
    this.jobs.every('fulfillment sweep', INTERVAL_SECONDS, () => this.sweep());
    this.jobs.every('refund and dispute sweep', AFTER_SALE_SECONDS, () =>
      this.missedAfterSale.search(),
    );
  }

  /** @param minAgeSeconds minimum age of a pending invoice */
  async sweep(minAgeSeconds = MIN_AGE_SECONDS): Promise<void> {
    const due = [
      ...(await this.invoices.claimPendingToSweep(minAgeSeconds, MAX_INVOICES)),
      ...(await this.invoices.claimUnnumberedToSweep(minAgeSeconds, MAX_INVOICES)),
    ];
    for (const id of due) {
      await this.attempt(id, () => this.fulfillment.fulfill(id, { by: 'sweeper' }));
    }
    this.metrics.found('abandoned', await this.invoices.closeAbandoned(ABANDONED_SECONDS));
    await this.missedEvents.search();
  }

  /** A failure does not stop the invoices after it. */
  private async attempt(invoiceId: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.warn(
        { err: error, invoiceId },
        'the sweep of an invoice failed; the next sweep retries',
      );
    }
  }
}
