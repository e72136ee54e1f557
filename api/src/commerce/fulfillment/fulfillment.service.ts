import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { Database } from '../../core/db/database.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import { writeLedger } from '../ledger/ledger.repository.ts';
import { notifyBot } from '../licenses/license-events.repository.ts';
import { MessageOutbox } from '../messages/message-outbox.ts';
import type { NewMessage } from '../messages/messages.repository.ts';
import { Log } from '../../core/log/log.ts';
import { RefundsRepository } from '../invoices/refunds.repository.ts';
import { SlotsRepository } from '../invoices/slots.repository.ts';
import type { PaymentFacts } from '../payments/payment-facts.ts';
import { PaymentProvider, type PaymentEvent } from '../payments/payment-provider.ts';
import { moneyEntries } from './money-entries.ts';
import { FulfillmentMetrics, type PaymentOutcome } from './fulfillment.metrics.ts';
import { findMismatch, nextState } from './next-state.ts';
import { paymentMessages } from './payment-messages.ts';
import { refundMessages } from './refund-messages.ts';
import { changeSlots } from './slot-changes.ts';
import { findTaxProblem, taxOf } from './tax-of-payment.ts';
import { PaymentEventsRepository } from './payment-events.repository.ts';

/** What triggered the fulfillment of an invoice. */
export type FulfillmentSource =
  | { by: 'verify' | 'sweeper' | 'staff' | 'user'; refusal?: RefundRefusal }
  | { by: 'webhook'; event: PaymentEvent };

/** The invoice after a change, and how its payment ended where that is new. */
interface Settled {
  row: InvoiceRow | undefined;
  outcome?: PaymentOutcome | undefined;
}

/** A requested refund that the provider has refused, and why. */
interface RefundRefusal {
  refundId: string;
  code: string;
}

/** What a response of the provider changes about the refunds of an invoice. */
interface RefundChange {
  before: InvoiceRow;
  after: InvoiceRow;
  facts: PaymentFacts;
  failedNow: ReadonlySet<string>;
}

/**
 * The only place where a payment grants or revokes a license. Webhook, verify, sweeper and staff
 * all call it. It always reads the payment from its provider, regardless of the caller, and then
 * changes the invoice, its slots, the ledger, the messages, the bot's events and the row of the
 * provider's event in one transaction, under the invoice's lock. It is idempotent, also for concurrent calls.
 */
@Injectable()
export class FulfillmentService {
  constructor(
    private readonly database: DatabaseService,
    private readonly invoices: InvoicesRepository,
    private readonly slots: SlotsRepository,
    private readonly refunds: RefundsRepository,
    private readonly events: PaymentEventsRepository,
    private readonly payments: PaymentProvider,
    private readonly outbox: MessageOutbox,
    private readonly metrics: FulfillmentMetrics,
    private readonly log: Log,
  ) {}

  /**
   * @returns the invoice after the change; undefined where it does not exist
   * @throws ProblemError 503 while the provider cannot be reached; nothing has changed then
   */
  async fulfill(invoiceId: string, source: FulfillmentSource): Promise<InvoiceRow | undefined> {
    const invoice = await this.invoices.find(invoiceId);
    const sessionIdOfEvent = source.by === 'webhook' ? source.event.about?.sessionId : undefined;
    const sessionId = sessionIdOfEvent ?? invoice?.sessionId;
    if (!invoice || !sessionId) return invoice;
    // Read before the transaction begins, so that no lock is held during a call to the provider.
    const facts = await this.payments.readPayment(sessionId);
    const { row, outcome } = await this.database.db.transaction((tx) =>
      this.settle(tx, invoiceId, facts, source),
    );
    if (outcome) {
      this.metrics.payment(outcome);
      if (source.by === 'sweeper' && outcome !== 'mismatched') this.metrics.found('payment');
    }
    return row;
  }

  private async settle(
    tx: Database,
    invoiceId: string,
    facts: PaymentFacts,
    source: FulfillmentSource,
  ): Promise<Settled> {
    const invoice = await this.invoices.lock(tx, invoiceId, 'update');
    if (!invoice) return { row: undefined };
    if (source.by === 'webhook' && !(await this.events.markDone(tx, source.event, invoiceId))) {
      return { row: invoice };
    }
    const isOtherSession = invoice.sessionId !== null && invoice.sessionId !== facts.sessionId;
    const mismatch = findMismatch(invoice, facts, this.payments.isLive);
    if (mismatch ?? (isOtherSession && invoice.status !== 'pending')) {
      // An unpaid session that does not match does no harm. A paid one needs an operator.
      if (!facts.isPaid) return { row: invoice };
      this.logAlert(
        invoiceId,
        facts,
        mismatch ?? 'the invoice was already paid by another session',
      );
      return { row: invoice, outcome: 'mismatched' };
    }
    if (isOtherSession && !facts.isPaid) return { row: invoice };
    return this.apply(tx, invoice, facts, source);
  }

  private async apply(
    tx: Database,
    invoice: InvoiceRow,
    facts: PaymentFacts,
    source: FulfillmentSource,
  ): Promise<Settled> {
    const next = nextState(invoice, facts);
    const { refused, failedNow } = await this.recordRefunds(tx, invoice.id, facts, source);
    const isRequested = await this.refunds.hasRequested(tx, invoice.id);
    const isFirstPaid = invoice.completedAt === null && facts.isPaid;
    const row = await this.invoices.settle(tx, invoice, {
      ...next,
      sessionId: facts.sessionId,
      paymentId: facts.paymentId ?? invoice.paymentId,
      refundingSince: isRequested ? invoice.refundingSince : null,
      checkoutOpen: invoice.checkoutOpen && facts.session === 'open',
      buyerName: facts.buyer.name ?? invoice.buyerName,
      buyerEmail: invoice.emailErasedAt ? null : (facts.buyer.email ?? invoice.buyerEmail),
      buyerCountry: facts.buyer.country ?? invoice.buyerCountry,
      pdfUrl: facts.invoice?.pdfUrl ?? invoice.pdfUrl,
      // An invoice that has a number of ours was printed with it.
      providerNumber:
        invoice.providerNumber ?? (invoice.number ? null : (facts.invoice?.number ?? null)),
      ...(isFirstPaid && {
        discountAmount: facts.discount,
        taxAmount: taxOf(invoice, facts),
        isReverseCharge: facts.isReverseCharge,
        buyerTaxId: facts.buyer.taxId,
      }),
      isFirstPaid,
      fraudWarnedAt: invoice.fraudWarnedAt ?? warningOf(source),
      canceledAt: facts.isPaid ? null : invoice.canceledAt,
    });
    const taxProblem = isFirstPaid ? findTaxProblem(invoice, facts) : undefined;
    if (taxProblem) this.logAlert(invoice.id, facts, taxProblem);
    const slotChanges = await changeSlots(tx, this.slots, invoice, row);
    const common = {
      invoiceId: invoice.id,
      userId: invoice.userId,
      // The buyer has closed a canceled invoice, also where the event of its session comes first.
      source: nameOf(row.status === 'expired' && row.canceledAt ? { by: 'user' } : source),
    };
    await writeLedger(
      tx,
      [
        ...(refused ? [{ kind: 'refund.refused' } as const] : []),
        ...moneyEntries(invoice, row, isFirstPaid),
        ...slotChanges.entries,
      ].map((entry) => ({
        ...common,
        ...entry,
      })),
    );
    const messages = [
      ...slotChanges.messages,
      ...paymentMessages(invoice, row, {
        due: facts.amount ?? invoice.amount,
        isFirstPaid,
        isOrdered: facts.session === 'complete',
        refused,
      }),
      ...(await this.refundMessages(tx, { before: invoice, after: row, facts, failedNow })),
    ];
    // The result of a refund says more than its request.
    if (messages.some(({ kind }) => kind.startsWith('refund.'))) {
      await this.outbox.supersede(tx, invoice.id, 'refund.requested');
    }
    await this.outbox.write(tx, messages);
    await notifyBot(tx, slotChanges.licenseChanges);
    if (row.refundedAmount < invoice.refundedAmount || failedNow.size > 0) {
      this.metrics.payment('refund-failed');
      this.log.error(
        { alert: 'refund', invoiceId: invoice.id },
        'a refund has failed: the customer needs another way',
      );
    }
    return { row, outcome: isFirstPaid ? 'paid' : outcomeOf(invoice, row) };
  }

  private async refundMessages(
    tx: Database,
    { before, after, facts, failedNow }: RefundChange,
  ): Promise<NewMessage[]> {
    const { refunds, afterSaleSteps } = facts;
    const isOlder = afterSaleSteps < before.afterSaleSteps;
    if (refunds.length === 0 || isOlder) return [];
    const messages = await this.outbox.toldAbout(tx, before.id);
    const { id: invoiceId, userId } = after;
    return refundMessages(before, after, refunds, { told: messages, failedNow }).map((message) => ({
      ...message,
      invoiceId,
      userId,
    }));
  }

  /** Stores the refunds that the provider reports, and a refusal. @returns the requests that it ends in vain */
  private async recordRefunds(
    tx: Database,
    invoiceId: string,
    { refunds }: PaymentFacts,
    source: FulfillmentSource,
  ) {
    const failedNow = await this.refunds.record(tx, invoiceId, refunds);
    const refusal = source.by === 'webhook' ? undefined : source.refusal;
    const refused = refusal && (await this.refunds.refuse(tx, refusal.refundId, refusal.code));
    return { refused, failedNow };
  }

  private logAlert(invoiceId: string, { sessionId }: PaymentFacts, why: string): void {
    this.log.error(
      { alert: 'payment', invoiceId, sessionId, why },
      'a payment does not match its invoice',
    );
  }
}

/** When the event warned of fraud, which the payment itself does not tell; null: it did not. */
const warningOf = (source: FulfillmentSource): Date | null =>
  (source.by === 'webhook' && source.event.about?.warnedAt) || null;

/** What a change of state counts as. The end of a dispute that was won is none. */
function outcomeOf(before: InvoiceRow, { status }: InvoiceRow): PaymentOutcome | undefined {
  return status === before.status || status === 'completed' || status === 'pending'
    ? undefined
    : status;
}

/** The source in the ledger. */
const nameOf = (source: FulfillmentSource): string =>
  source.by === 'webhook' ? `webhook ${source.event.id}` : source.by;
