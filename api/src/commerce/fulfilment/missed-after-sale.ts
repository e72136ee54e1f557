import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Log } from '../../core/log/log.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { RefundsRepository } from '../invoices/refunds.repository.ts';
import { disputeState } from '../stripe/dispute-state.ts';
import { StripeClient } from '../stripe/stripe.client.ts';
import { FulfilmentMetrics } from './fulfilment.metrics.ts';
import { FulfilmentService } from './fulfilment.service.ts';
import { StripeCursorsRepository } from './stripe-cursors.repository.ts';

const LIST_NAME = 'disputes';
/** Longer than an inquiry and the chargeback after it take together. */
const LOOK_BACK_SECONDS = 365 * 86_400;
const MAX_PAGES = 20;
/** How long an accepted refund goes without a report before it is looked up. */
const PENDING_SECONDS = 3_600;
const MAX_REFUNDS = 50;

/**
 * Finds what no event has told: an endpoint may not be subscribed to an event, so that Stripe does not
 * count it as undelivered. Compares the account's disputes with the invoices, and looks up accepted
 * refunds without a result.
 */
@Injectable()
export class MissedAfterSale {
  constructor(
    private readonly stripe: StripeClient,
    private readonly invoices: InvoicesRepository,
    private readonly refunds: RefundsRepository,
    private readonly fulfilment: FulfilmentService,
    private readonly cursors: StripeCursorsRepository,
    private readonly metrics: FulfilmentMetrics,
    private readonly log: Log,
  ) {}

  /** @throws ProblemError 503 while Stripe cannot be reached */
  async search(pendingSeconds = PENDING_SECONDS): Promise<void> {
    for (const { invoiceId } of await this.refunds.claim('pending', pendingSeconds, MAX_REFUNDS)) {
      await this.update(invoiceId);
    }
    const since = Math.floor(Date.now() / 1000) - LOOK_BACK_SECONDS;
    let after = await this.cursors.find(LIST_NAME);
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const page = await this.stripe.listDisputes(since, after);
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

  /** Ids of the invoices whose dispute has another state at Stripe. */
  private async differing(disputes: readonly Stripe.Dispute[]): Promise<string[]> {
    const known = await this.invoices.listByIntents(disputes.map(intentOf));
    return known
      .filter(({ paymentIntentId, dispute }) => {
        const state = disputeState(disputes.filter((each) => intentOf(each) === paymentIntentId));
        return state !== null && state !== dispute;
      })
      .map(({ id }) => id);
  }

  /** A failure does not stop the invoices after it. @returns false where it failed */
  private async update(invoiceId: string): Promise<boolean> {
    try {
      await this.fulfilment.fulfil(invoiceId, { by: 'sweeper' });
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

const intentOf = ({ payment_intent: intent }: Stripe.Dispute): string =>
  (typeof intent === 'string' ? intent : intent?.id) ?? '';
