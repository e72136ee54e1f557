import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { Log } from '../../core/log/log.ts';
import { FulfillmentService, type FulfillmentSource } from '../fulfillment/fulfillment.service.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import type { RefundRow } from '../invoices/refund.table.ts';
import { RefundsRepository } from '../invoices/refunds.repository.ts';
import { PaymentProvider } from '../payments/payment-provider.ts';

const INTERVAL_SECONDS = 60;
/** How old a request is before the job continues it. A call to the provider takes less time. */
const MIN_AGE_SECONDS = 120;
const MAX_REFUNDS = 50;

type Caller = Exclude<FulfillmentSource['by'], 'webhook'>;

/**
 * Sends requested refunds to the payment provider. `fulfillment` records the result, as it does for a webhook. A
 * request that got no answer is continued by a job, wherever the process or the network stopped.
 */
@Injectable()
export class RefundSender implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: JobsService,
    private readonly invoices: InvoicesRepository,
    private readonly refunds: RefundsRepository,
    private readonly fulfillment: FulfillmentService,
    private readonly payments: PaymentProvider,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.seller.canCharge) return;
    this.jobs.every('refunds', INTERVAL_SECONDS, () => this.continueRequested());
  }

  /**
   * Sends a request that was committed before.
   * @returns the refund afterwards: `requested` where the provider has given no answer yet
   */
  async send(refund: RefundRow, by: Caller): Promise<RefundRow> {
    try {
      await this.attempt(refund, by);
    } catch (error) {
      this.log.warn(
        { err: error, refund: refund.id },
        'a refund has no result yet; a job continues',
      );
    }
    return (await this.refunds.find(refund.id)) ?? refund;
  }

  /**
   * Continues requests without an answer. The provider may have refunded already, and forgets
   * idempotency keys after a day, so its refunds are read before each further call.
   */
  async continueRequested(minAgeSeconds = MIN_AGE_SECONDS): Promise<void> {
    const due = await this.refunds.claim('requested', minAgeSeconds, MAX_REFUNDS);
    for (const { id, invoiceId } of due) {
      try {
        await this.fulfillment.fulfill(invoiceId, { by: 'sweeper' });
        const refund = await this.refunds.find(id);
        if (refund?.status === 'requested') await this.attempt(refund, 'sweeper');
      } catch (error) {
        this.log.warn({ err: error, refund: id }, 'a refund has no result yet; the job retries');
      }
    }
  }

  private async attempt(refund: RefundRow, by: Caller): Promise<void> {
    const { id: refundId, invoiceId, amount, attempt } = refund;
    const invoice = await this.invoices.find(invoiceId);
    if (!invoice?.paymentId || !this.payments.refund)
      throw new Error(`Invoice ${invoiceId} has no payment that can be refunded here`);
    const outcome = await this.payments.refund({
      invoiceId,
      refundId,
      paymentId: invoice.paymentId,
      amount,
      idempotencyKey: `portico refund ${refundId} ${attempt}`,
    });
    switch (outcome.kind) {
      case 'created':
        await this.fulfillment.fulfill(invoiceId, { by });
        return;
      case 'refused':
        await this.fulfillment.fulfill(invoiceId, {
          by,
          refusal: { refundId, code: outcome.code },
        });
        return;
      case 'stored-error':
        // With the same key, the provider would answer with the stored error again.
        await this.refunds.countAttempt(refund);
        throw outcome.cause;
      case 'unknown':
        throw outcome.cause;
    }
  }
}
