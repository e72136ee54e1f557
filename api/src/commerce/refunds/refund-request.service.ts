import { Injectable } from '@nestjs/common';
import type { SiteAction } from '@portico/contracts/audit/actions';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../core/db/database.ts';
import { moneyStep } from '@portico/sdk/rules/money';
import { DatabaseService } from '../../core/db/database.service.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { changeSlots } from '../fulfillment/slot-changes.ts';
import { guaranteeOf } from '../invoices/guarantee-of.ts';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { refundState } from '../invoices/refund-state.ts';
import type { RefundRow } from '../invoices/refund.table.ts';
import { paidRest } from '../invoices/refund-view.ts';
import { paidAmountOf } from '../invoices/paid-amount.ts';
import { RefundsRepository } from '../invoices/refunds.repository.ts';
import { SlotsRepository } from '../invoices/slots.repository.ts';
import { isUsable } from '../invoices/usable.ts';
import { PaymentProvider } from '../payments/payment-provider.ts';
import { MessageOutbox } from '../messages/message-outbox.ts';
import { writeLedger } from '../ledger/ledger.repository.ts';
import { notifyBot } from '../licenses/license-events.repository.ts';
import {
  closed,
  decidedElsewhere,
  otherAmount,
  refundedMeanwhile,
  tooMuch,
  tooPrecise,
  underWay,
  unpaid,
} from './refund-problems.ts';

/** What a member asks for. */
export interface StaffOrder {
  /** In the smallest unit of the currency; absent: everything that is left. */
  amount?: number | undefined;
  /** The refunded amount that the member saw. */
  refunded: number;
  reason: string;
}

/** The provider usually pays within seconds, and one message is enough then. */
const TELL_AFTER_SECONDS = 180;

const epochSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/**
 * Decides about refunds. The decision, the request, and the revocation of the slots are one
 * transaction under the invoice's lock, so that no use, transfer, dispute or second refund comes
 * between them. The provider is called afterwards.
 */
@Injectable()
export class RefundRequestService {
  constructor(
    private readonly database: DatabaseService,
    private readonly invoices: InvoicesRepository,
    private readonly slots: SlotsRepository,
    private readonly refunds: RefundsRepository,
    private readonly payments: PaymentProvider,
    private readonly outbox: MessageOutbox,
    private readonly audit: AuditWriter,
  ) {}

  /**
   * Requests a refund of everything that is left, within the period of the policy.
   * @param amount that the owner saw, in the smallest unit of the currency
   * @returns the new request, or the one of an earlier call
   * @throws ProblemError 404, 409
   */
  requestByOwner(
    userId: string,
    invoiceId: string,
    amount: number,
    by: AuditActor,
  ): Promise<RefundRow> {
    return this.database.db.transaction(async (tx) => {
      const invoice = await this.lock(tx, invoiceId);
      if (invoice.userId !== userId) throw notFound();
      const [latest] = await this.refunds.listByInvoices(tx, [invoiceId]);
      // A double click, or a repeated call.
      if (latest?.by === 'owner' && IN_EFFECT.has(latest.status)) return latest;
      if (latest?.status === 'requested') throw underWay();
      await this.requireRefundable(tx, invoice);
      if (amount !== paidRest(invoice)) throw otherAmount(paidRest(invoice), invoice.currency);
      return this.store(tx, invoice, { amount, by: 'owner', reason: null }, by);
    });
  }

  /**
   * Requests a refund by the team, also a partial one.
   * @throws ProblemError 400, 404, 409
   */
  requestByStaff(invoiceId: string, order: StaffOrder, by: AuditActor): Promise<RefundRow> {
    return this.database.db.transaction(async (tx) => {
      const invoice = await this.lock(tx, invoiceId);
      if (await this.refunds.hasRequested(tx, invoiceId)) throw underWay();
      // Two members, or a repeated call, do not refund the same amount twice.
      if (order.refunded !== invoice.refundedAmount)
        throw refundedMeanwhile(invoice.refundedAmount, invoice.currency);
      if (!isUsable(invoice) || invoice.paymentId === null) throw unpaid(invoice);
      const rest = paidRest(invoice);
      const { amount = rest, reason } = order;
      if (amount > rest) throw tooMuch(rest, invoice.currency);
      const step = moneyStep(invoice.currency);
      if (amount < rest && amount % step !== 0) throw tooPrecise(step, invoice.currency);
      return this.store(tx, invoice, { amount, by: 'staff', reason }, by);
    });
  }

  /**
   * Requests a refund of everything that is left, because the buyer has withdrawn: in the transaction of the
   * withdrawal, under the invoice's lock.
   * @throws ProblemError 409 where the purchase cannot be refunded
   */
  async requestWhole(tx: Database, invoice: InvoiceRow, by: AuditActor): Promise<RefundRow> {
    if (await this.refunds.hasRequested(tx, invoice.id)) throw underWay();
    if (!isUsable(invoice) || invoice.paymentId === null) throw unpaid(invoice);
    return this.store(tx, invoice, { amount: paidRest(invoice), by: 'owner', reason: null }, by);
  }

  private async lock(tx: Database, invoiceId: string): Promise<InvoiceRow> {
    const invoice = await this.invoices.lock(tx, invoiceId, 'update');
    if (!invoice) throw notFound();
    return invoice;
  }

  private async requireRefundable(tx: Database, invoice: InvoiceRow): Promise<void> {
    const guarantee = guaranteeOf(invoice);
    const state = refundState(
      {
        status: invoice.paymentId === null ? 'unpaid' : invoice.status,
        completedAt: invoice.completedAt && epochSeconds(invoice.completedAt),
        paidAmount: paidAmountOf(invoice),
        longestUse: await this.slots.longestUse(invoice.id, tx),
        isRedeemed: invoice.redeemedBy !== null,
        guarantee,
      },
      Math.floor(Date.now() / 1000),
    );
    if (state.state === 'refundable') return;
    throw state.why === 'not-paid' ? unpaid(invoice) : closed(state.why, guarantee);
  }

  private async store(
    tx: Database,
    invoice: InvoiceRow,
    order: Pick<RefundRow, 'amount' | 'by' | 'reason'>,
    by: AuditActor,
  ): Promise<RefundRow> {
    if (!this.payments.refund) throw decidedElsewhere();
    const { id: invoiceId, userId } = invoice;
    const refund = await this.refunds.create(tx, { invoiceId, userId, ...order });
    // A partial refund keeps the slots (docs/threats.md row 21).
    const isWhole = order.amount === paidRest(invoice);
    const row = isWhole ? await this.invoices.startRefund(tx, invoice) : invoice;
    const { entries, licenseChanges, messages } = await changeSlots(tx, this.slots, invoice, row);
    const source = order.by === 'owner' ? 'user' : 'staff';
    await writeLedger(
      tx,
      [{ kind: 'refund.requested' } as const, ...entries].map((entry) => ({
        invoiceId,
        userId,
        source,
        ...entry,
      })),
    );
    const { amount, reason } = order;
    await this.audit.write<SiteAction>(tx, {
      ...by,
      action: 'invoice.refund',
      target: `invoice:${invoiceId}`,
      detail: { refund: refund.id, amount, ...(reason !== null && { reason }) },
    });
    await this.outbox.write(tx, [
      ...messages,
      {
        kind: 'refund.requested',
        facts: { amount, by: order.by, keepsLicense: !isWhole },
        event: `refund.requested ${refund.id}`,
        invoiceId,
        userId,
        delay: TELL_AFTER_SECONDS,
      },
    ]);
    await notifyBot(tx, licenseChanges);
    return refund;
  }
}

/** Statuses of a refund that was not turned down. */
const IN_EFFECT: ReadonlySet<RefundRow['status']> = new Set(['requested', 'pending', 'succeeded']);

const notFound = (): ProblemError => new ProblemError(404, 'Invoice not found.');
