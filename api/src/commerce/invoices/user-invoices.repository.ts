import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { ledger } from '../ledger/ledger.table.ts';
import { invoices } from './invoice.table.ts';
import { refunds } from './refund.table.ts';

/** Columns of the account's export; internal columns are left out. */
const INVOICE_COLUMNS = {
  invoiceId: invoices.id,
  number: invoices.number,
  providerNumber: invoices.providerNumber,
  plan: invoices.plan,
  planName: invoices.planName,
  planFeatures: invoices.planFeatures,
  servers: invoices.servers,
  amount: invoices.amount,
  currency: invoices.currency,
  refundDays: invoices.refundDays,
  refundActiveHours: invoices.refundActiveHours,
  discountAmount: invoices.discountAmount,
  paidAmount: invoices.paidAmount,
  taxBasisPoints: invoices.taxBasisPoints,
  taxAmount: invoices.taxAmount,
  taxNotice: invoices.taxNotice,
  taxPrices: invoices.taxPrices,
  isReverseCharge: invoices.isReverseCharge,
  refundedAmount: invoices.refundedAmount,
  status: invoices.status,
  buyerName: invoices.buyerName,
  buyerEmail: invoices.buyerEmail,
  buyerCountry: invoices.buyerCountry,
  buyerTaxId: invoices.buyerTaxId,
  consentAt: invoices.consentAt,
  consentText: invoices.consentText,
  canceledAt: invoices.canceledAt,
  grantReason: invoices.grantReason,
  revokedAt: invoices.revokedAt,
  withdrawalDays: invoices.withdrawalDays,
  withdrawalException: invoices.withdrawalException,
  withdrawnAt: invoices.withdrawnAt,
  redeemedAt: invoices.redeemedAt,
  createdAt: invoices.createdAt,
  completedAt: invoices.completedAt,
};
const REFUND_COLUMNS = {
  refundId: refunds.id,
  invoiceId: refunds.invoiceId,
  amount: refunds.amount,
  by: refunds.by,
  reason: refunds.reason,
  status: refunds.status,
  requestedAt: refunds.requestedAt,
  settledAt: refunds.settledAt,
};
const LEDGER_COLUMNS = {
  at: ledger.at,
  kind: ledger.kind,
  invoiceId: ledger.invoiceId,
  amount: ledger.amount,
  slots: ledger.slots,
  guildId: ledger.guildId,
  fromGuildId: ledger.fromGuildId,
  slotPosition: ledger.slotPosition,
};

/** A user's purchases, for the export and deletion of the account. */
@Injectable()
export class UserInvoicesRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Every invoice of a user, oldest first. */
  listInvoices(userId: string) {
    return this.database.db
      .select(INVOICE_COLUMNS)
      .from(invoices)
      .where(eq(invoices.userId, userId))
      .orderBy(asc(invoices.createdAt));
  }

  /** Every gift that a user has redeemed, without its buyer and its price. */
  listGifts(userId: string) {
    const { id: invoiceId, plan, servers, redeemedAt } = invoices;
    return this.database.db
      .select({ invoiceId, plan, servers, redeemedAt })
      .from(invoices)
      .where(eq(invoices.redeemedBy, userId))
      .orderBy(asc(invoices.redeemedAt));
  }

  /** Every refund that a user or the team has requested, oldest first. */
  listRefunds(userId: string) {
    return this.database.db
      .select(REFUND_COLUMNS)
      .from(refunds)
      .where(eq(refunds.userId, userId))
      .orderBy(asc(refunds.requestedAt));
  }

  /** Every ledger entry of a user, oldest first. */
  listLedger(userId: string) {
    return this.database.db
      .select(LEDGER_COLUMNS)
      .from(ledger)
      .where(eq(ledger.userId, userId))
      .orderBy(asc(ledger.id));
  }

  /** Pending and disputed invoices, oldest first. */
  listUnsettled(db: Database, userId: string, limit: number) {
    return db
      .select({ id: invoices.id, status: invoices.status })
      .from(invoices)
      .where(and(eq(invoices.userId, userId), inArray(invoices.status, ['pending', 'disputed'])))
      .orderBy(asc(invoices.createdAt))
      .limit(limit);
  }

  /** Removes the email address from all invoices of a user, for good. */
  async eraseEmails(tx: Database, userId: string): Promise<void> {
    await tx
      .update(invoices)
      .set({ buyerEmail: null, emailErasedAt: sql`now()` })
      .where(and(eq(invoices.userId, userId), isNull(invoices.emailErasedAt)));
  }

  async hasInvoices(userId: string): Promise<boolean> {
    const [row] = await this.database.db
      .select({ count: count() })
      .from(invoices)
      .where(eq(invoices.userId, userId));
    return (row?.count ?? 0) > 0;
  }
}
