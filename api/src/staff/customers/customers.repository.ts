import { Injectable } from '@nestjs/common';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { auditEvents } from '../../core/audit/audit.table.ts';
import type { Database } from '../../core/db/database.ts';
import { paymentEvents } from '../../commerce/fulfillment/payment-event.table.ts';
import { invoices, type InvoiceRow } from '../../commerce/invoices/invoice.table.ts';
import { ledger } from '../../commerce/ledger/ledger.table.ts';
import { licenseSlots } from '../../commerce/invoices/slot.table.ts';
import { users } from '../../identity/users/user.table.ts';

export type SlotRow = typeof licenseSlots.$inferSelect;
export type WebhookRow = typeof paymentEvents.$inferSelect;
/** An entry with the currency of its invoice. */
export type LedgerRow = typeof ledger.$inferSelect & { currency: string };
export type AuditRow = typeof auditEvents.$inferSelect;

/** Look-ups are audited, too, and would hide what was done. */
const LOOK_UPS = ['customer.read', 'customer.search', 'audit.read'];

/** Purchases by the ids of users, invoices and servers. Every list is limited. */
@Injectable()
export class CustomersRepository {
  /** Invoices of a user. */
  ofUser(db: Database, userId: string, limit: number): Promise<InvoiceRow[]> {
    return this.list(db, isOf(userId), limit);
  }

  byNumber(db: Database, number: number): Promise<InvoiceRow[]> {
    return this.list(db, eq(invoices.number, number), 1);
  }

  /** @param key id of an invoice, or number of the provider's invoice, which has capital letters */
  byIdOrNumber(db: Database, key: string): Promise<InvoiceRow[]> {
    const isKey = or(eq(invoices.id, key), eq(invoices.providerNumber, key.toUpperCase()));
    return isKey ? this.list(db, isKey, 1) : Promise.resolve([]);
  }

  byIds(db: Database, ids: string[], limit: number): Promise<InvoiceRow[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.list(db, inArray(invoices.id, ids), limit);
  }

  async countOf(db: Database, userId: string): Promise<number> {
    const [row] = await db.select({ count: count() }).from(invoices).where(isOf(userId));
    return row?.count ?? 0;
  }

  async user(db: Database, userId: string): Promise<{ username: string } | undefined> {
    const [row] = await db
      .select({ username: users.username })
      .from(users)
      .where(eq(users.id, userId));
    return row;
  }

  /** Ids of invoices that cover or have covered a server. */
  async invoicesOfServer(db: Database, guildId: string, limit: number): Promise<string[]> {
    const current = await db
      .select({ id: licenseSlots.invoiceId })
      .from(licenseSlots)
      .where(and(eq(licenseSlots.guildId, guildId), isNotNull(licenseSlots.guildId)));
    const past = await db
      .selectDistinct({ id: ledger.invoiceId })
      .from(ledger)
      .where(eq(ledger.guildId, guildId))
      .limit(limit);
    return [...new Set([...current, ...past].map(({ id }) => id))];
  }

  slots(db: Database, ids: string[]): Promise<SlotRow[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return db
      .select()
      .from(licenseSlots)
      .where(inArray(licenseSlots.invoiceId, ids))
      .orderBy(asc(licenseSlots.position));
  }

  /** The latest webhook of each invoice. */
  lastWebhooks(db: Database, ids: string[]): Promise<WebhookRow[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return db
      .selectDistinctOn([paymentEvents.invoiceId])
      .from(paymentEvents)
      .where(inArray(paymentEvents.invoiceId, ids))
      .orderBy(paymentEvents.invoiceId, desc(paymentEvents.receivedAt), desc(paymentEvents.id));
  }

  /** What was done to the targets, newest first, without look-ups. */
  audit(db: Database, targets: string[], limit: number): Promise<AuditRow[]> {
    if (targets.length === 0) return Promise.resolve([]);
    return db
      .select()
      .from(auditEvents)
      .where(and(inArray(auditEvents.target, targets), notInArray(auditEvents.action, LOOK_UPS)))
      .orderBy(desc(auditEvents.id))
      .limit(limit);
  }

  ledgerOf(db: Database, by: LedgerKey, limit: number): Promise<LedgerRow[]> {
    const where =
      'userId' in by
        ? eq(ledger.userId, by.userId)
        : 'invoiceId' in by
          ? eq(ledger.invoiceId, by.invoiceId)
          : eq(ledger.guildId, by.guildId);
    return db
      .select({ ...getTableColumns(ledger), currency: invoices.currency })
      .from(ledger)
      .innerJoin(invoices, eq(invoices.id, ledger.invoiceId))
      .where(where)
      .orderBy(desc(ledger.id))
      .limit(limit);
  }

  private list(db: Database, where: SQL, limit: number): Promise<InvoiceRow[]> {
    return db
      .select()
      .from(invoices)
      .where(where)
      .orderBy(desc(invoices.createdAt), asc(invoices.id))
      .limit(limit);
  }
}

/** Bought by a user, or redeemed as a gift. */
const isOf = (userId: string): SQL =>
  sql`${userId} in (${invoices.userId}, ${invoices.redeemedBy})`;

export type LedgerKey = { userId: string } | { invoiceId: string } | { guildId: string };
