import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Config } from '../../core/config/config.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { rowsOf } from '../../core/db/database.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { Log } from '../../core/log/log.ts';
import { FulfilmentService } from './fulfilment.service.ts';
import { MissedEvents } from './missed-events.ts';

const EVERY_SECONDS = 60;
/** A webhook gets this long before the sweeper asks for itself. */
const PATIENCE_SECONDS = 120;
const MOST = 50;
/** A session lives for a day; an attempt that never got one has ended by then too. */
const ABANDONED_SECONDS = 25 * 3600;

/** Finds what webhooks missed: paid sessions without an event, and events that nobody took. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: JobsService,
    private readonly database: DatabaseService,
    private readonly invoices: InvoicesRepository,
    private readonly fulfilment: FulfilmentService,
    private readonly missed: MissedEvents,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.stripe.secretKey === undefined) return;
    this.jobs.every('fulfilment sweep', EVERY_SECONDS, () => this.sweep());
  }

  /** @param patience how old, in seconds, a pending invoice has to be */
  async sweep(patience = PATIENCE_SECONDS): Promise<void> {
    for (const id of await this.invoices.pendingToSweep(patience, MOST)) {
      await this.surviving(id, () => this.fulfilment.fulfil(id, { by: 'sweeper' }));
    }
    await rowsOf(
      this.database.db,
      sql`with closed as (
          update invoices set status = 'expired', checkout_open = false
          where status = 'pending' and session_id is null
            and created_at < now() - make_interval(secs => ${ABANDONED_SECONDS})
          returning id, user_id
        )
        insert into ledger (kind, invoice_id, user_id, source)
        select 'invoice.closed', id, user_id, 'sweeper' from closed`,
    );
    await this.missed.search();
  }

  /** One that fails does not hold up the others. */
  private async surviving(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.warn({ err: error, what }, 'the sweeper could not settle it yet');
    }
  }
}
