import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { Log } from '../../core/log/log.ts';
import { FulfilmentService } from './fulfilment.service.ts';
import { MissedEvents } from './missed-events.ts';

const INTERVAL_SECONDS = 60;
/** A webhook gets this long before the sweeper asks for itself. */
const MIN_AGE_SECONDS = 120;
const MAX_INVOICES = 50;
/** A session lives for a day; an attempt that never got one has ended by then too. */
const ABANDONED_SECONDS = 25 * 3600;

/** Finds what webhooks missed: paid sessions without an event, and events that nobody took. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: JobsService,
    private readonly invoices: InvoicesRepository,
    private readonly fulfilment: FulfilmentService,
    private readonly missedEvents: MissedEvents,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.stripe.secretKey === undefined) return;
    this.jobs.every('fulfilment sweep', INTERVAL_SECONDS, () => this.sweep());
  }

  /** @param patience how old, in seconds, a pending invoice has to be */
  async sweep(patience = MIN_AGE_SECONDS): Promise<void> {
    for (const id of await this.invoices.claimPendingToSweep(patience, MAX_INVOICES)) {
      await this.attempt(id, () => this.fulfilment.fulfil(id, { by: 'sweeper' }));
    }
    await this.invoices.closeAbandoned(ABANDONED_SECONDS);
    await this.missedEvents.search();
  }

  /** One that fails does not hold up the others. */
  private async attempt(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.warn({ err: error, what }, 'the sweeper could not settle it yet');
    }
  }
}
