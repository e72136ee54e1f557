import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { isDatabaseUnavailable } from '../../core/db/database-unavailable.ts';
import { MetricsService } from '../../core/metrics/metrics.service.ts';
import { QueueFullError } from '../../core/process/bounded-queue.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { PaymentEventsRepository } from './payment-events.repository.ts';

/**
 * `mismatched`: paid, but not the price of the invoice; `refund-failed`: the bank has returned a refund.
 * An operator has to check both.
 */
const PAYMENT_OUTCOMES = [
  'paid',
  'failed',
  'expired',
  'refunded',
  'disputed',
  'refund-failed',
  'mismatched',
] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** `dead`: given up, because its invoice was never found. */
const WEBHOOK_OUTCOMES = [
  'handled',
  'forged',
  'busy',
  'unknown-invoice',
  'provider-away',
  'database-away',
  'dead',
  'error',
] as const;
type WebhookOutcome = (typeof WEBHOOK_OUTCOMES)[number];

/** What the sweeper finds: payments, events and disputes that webhooks missed, and abandoned purchases. */
const FINDINGS = ['payment', 'event', 'dispute', 'abandoned'] as const;
type Finding = (typeof FINDINGS)[number];

/** Kind of a problem -> outcome of a webhook. */
const PROBLEMS: Record<string, WebhookOutcome> = {
  busy: 'busy',
  'bad-signature': 'forged',
  'unknown-invoice': 'unknown-invoice',
  'payment-provider-away': 'provider-away',
};

/** Counts payments, webhooks and what the sweeper finds. */
@Injectable()
export class FulfillmentMetrics {
  private readonly payments: Counter<'outcome'>;
  private readonly webhooks: Counter<'outcome'>;
  private readonly findings: Counter<'kind'>;

  constructor(metrics: MetricsService, events: PaymentEventsRepository) {
    this.payments = metrics.addCounter({
      name: 'portico_payments_total',
      help: 'Payments that have changed their state, by the new state',
      labelNames: ['outcome'],
    });
    this.webhooks = metrics.addCounter({
      name: 'portico_webhooks_total',
      help: 'Webhooks of the payment provider, by outcome',
      labelNames: ['outcome'],
    });
    this.findings = metrics.addCounter({
      name: 'portico_sweeper_findings_total',
      help: 'What the sweeper has found because webhooks missed it',
      labelNames: ['kind'],
    });
    // Without a first value, the first increase would not be seen.
    for (const outcome of PAYMENT_OUTCOMES) this.payments.inc({ outcome }, 0);
    for (const outcome of WEBHOOK_OUTCOMES) this.webhooks.inc({ outcome }, 0);
    for (const kind of FINDINGS) this.findings.inc({ kind }, 0);
    metrics.addGauges(
      {
        count: {
          name: 'portico_webhook_events_waiting',
          help: 'Events of the payment provider that were received and have had no effect yet',
          labelNames: [],
        },
        seconds: {
          name: 'portico_webhook_oldest_waiting_age_seconds',
          help: 'Time since the oldest of the waiting events was received; 0: none waits',
          labelNames: [],
        },
      },
      async () => {
        const { count, seconds } = await events.waiting();
        return {
          count: [{ labels: {}, value: count }],
          seconds: [{ labels: {}, value: seconds }],
        };
      },
    );
  }

  payment(outcome: PaymentOutcome): void {
    this.payments.inc({ outcome });
  }

  webhook(outcome: WebhookOutcome): void {
    this.webhooks.inc({ outcome });
  }

  webhookFailed(error: unknown): void {
    this.webhook(failureOf(error));
  }

  found(kind: Finding, count = 1): void {
    this.findings.inc({ kind }, count);
  }
}

function failureOf(error: unknown): WebhookOutcome {
  if (error instanceof QueueFullError) return 'busy';
  if (isDatabaseUnavailable(error)) return 'database-away';
  const kind = error instanceof ProblemError ? error.kind : undefined;
  return PROBLEMS[kind ?? ''] ?? 'error';
}
