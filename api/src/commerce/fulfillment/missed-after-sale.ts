import { Injectable } from '@nestjs/common';
import { Log } from '../../core/log/log.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { RefundsRepository } from '../invoices/refunds.repository.ts';
import { PaymentProvider, type DisputedPayment } from '../payments/payment-provider.ts';
import { FulfillmentMetrics } from './fulfillment.metrics.ts';
import { FulfillmentService } from './fulfillment.service.ts';
import { PaymentCursorsRepository } from './payment-cursors.repository.ts';

const LIST_NAME = 'disputes';
const MAX_PAGES = 20;
/** How long an accepted refund goes without a report before it is looked up. */
const PENDING_SECONDS = 3_600;
const MAX_REFUNDS = 50;

/**
 * Finds what no event has told: an endpoint may not be subscribed to an event, so that the provider does
 * not count it as undelivered. Compares the account's disputes with the invoices, and looks up accepted
 * refunds without a result.
 */
@Injectable()
export class MissedAfterSale {
  constructor(
    private readonly payments: PaymentProvider,
    private readonly invoices: InvoicesRepository,
    private readonly refunds: RefundsRepository,
    private readonly fulfillment: FulfillmentService,
    private readonly cursors: PaymentCursorsRepository,
    private readonly metrics: FulfillmentMetrics,
    private readonly log: Log,
  ) {}

  /** @throws ProblemError 503 while the provider cannot be reached */
  async search(pendingSeconds = PENDING_SECONDS): Promise<void> {
    for (const { invoiceId } of await this.refunds.claim('pending', pendingSeconds, MAX_REFUNDS)) {
      await this.update(invoiceId);
    }
    if (this.payments.listDisputes) await this.searchDisputes();
  }

  private async searchDisputes(): Promise<void> {
    let after = await this.cursors.find(LIST_NAME);
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const page = await this.payments.listDisputes?.(after);
      for (const id of await this.differing(page?.items ?? [])) {
        if (await this.update(id)) this.metrics.found('dispute');
      }
      const next = page?.hasMore ? (page.items.at(-1)?.id ?? null) : null;
      // Another replica has moved the cursor and continues from there.
      if (!(await this.cursors.move(LIST_NAME, after, next))) return;
      if (page && next === null) return;
      after = next;
    }
  }

  /** Ids of the invoices whose dispute has another state at the provider. */
  private async differing(disputed: readonly DisputedPayment[]): Promise<string[]> {
    const ids = disputed.flatMap(({ paymentId }) => paymentId ?? []);
    return (await this.invoices.listByPayments(ids))
      .filter((invoice) => {
        const state = disputed.find(({ paymentId }) => paymentId === invoice.paymentId)?.dispute;
        // A page without a chargeback of the payment tells only that an inquiry was closed.
        return state === null ? invoice.dispute === 'inquiry' : state && state !== invoice.dispute;
      })
      .map(({ id }) => id);
  }

  /** A failure does not stop the invoices after it. @returns false where it failed */
  private async update(invoiceId: string): Promise<boolean> {
    try {
      await this.fulfillment.fulfill(invoiceId, { by: 'sweeper' });
      return true;
    } catch (error) {
      this.log.warn(
        { err: error, invoiceId },
        'failed to look up a refund or dispute; the next search retries',
      );
      return false;
    }
  }
}
