import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { InvoicesRepository } from './invoices.repository.ts';

const INTERVAL_SECONDS = 86_400;
/** Time in which support answers questions about a purchase that was not paid. */
const UNPAID_DAYS = 90;

/** Deletes email addresses together with the duty to keep their invoices (`INVOICE_RETENTION_YEARS`). */
@Injectable()
export class EmailRetention implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: JobsService,
    private readonly invoices: InvoicesRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every('email retention', INTERVAL_SECONDS, () => this.sweep());
  }

  async sweep(): Promise<void> {
    await this.invoices.eraseOldEmails(this.config.invoiceRetentionYears, UNPAID_DAYS);
  }
}
