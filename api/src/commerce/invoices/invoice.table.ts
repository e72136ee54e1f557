import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { InvoiceStatus } from '@portico/sdk/contracts/invoices/schema';
import type { PlanId } from '@portico/sdk/contracts/store/schema';

const time = () => timestamp({ withTimezone: true });

/** Purchases. A row is committed before the first call to Stripe. */
export const invoices = pgTable(
  'invoices',
  {
    /** Cannot be guessed. */
    id: text().primaryKey(),
    /** Consecutive, without gaps; assigned at the payment. */
    number: bigint({ mode: 'number' }).unique(),
    userId: text().notNull(),
    plan: text().$type<PlanId>().notNull(),
    servers: integer().notNull(),
    /** Euro cents, tax included. */
    amount: integer().notNull(),
    /** Hundredths of a percent. */
    taxBasisPoints: integer().notNull(),
    status: text().$type<InvoiceStatus>().notNull().default('pending'),
    /** The payment page can still be used. A second purchase of the same plan returns it again. */
    checkoutOpen: boolean().notNull().default(true),
    /** Part of the idempotency key; incremented where Stripe has stored an error for the last key. */
    attempt: integer().notNull().default(0),
    sessionId: text().unique(),
    paymentIntentId: text().unique(),
    refundedAmount: integer().notNull().default(0),
    dispute: text().$type<'open' | 'won' | 'lost'>(),
    /** Number of refunds and disputes that began or ended. A response of Stripe with fewer is older. */
    afterSaleSteps: integer().notNull().default(0),
    buyerName: text(),
    buyerEmail: text(),
    buyerCountry: text(),
    pdfUrl: text(),
    /** When the buyer consented to immediate supply. */
    consentAt: time(),
    createdAt: time().notNull().defaultNow(),
    completedAt: time(),
    /** When the sweeper last fetched the payment. */
    sweptAt: time(),
  },
  (table) => [
    // One index per order of a user's list. Ids break ties, with the same collation everywhere.
    index('invoices_by_date').on(table.userId, table.createdAt, sql`${table.id} collate "C"`),
    index('invoices_by_amount').on(table.userId, table.amount, sql`${table.id} collate "C"`),
    index('invoices_by_status').on(table.userId, table.status, sql`${table.id} collate "C"`),
    index('invoices_by_id').on(table.userId, sql`${table.id} collate "C"`),
    index()
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
    // Allows one open invoice per purchase, also for double clicks and repeated calls.
    uniqueIndex('invoices_open_attempt')
      .on(table.userId, table.plan, table.servers, table.amount)
      .where(sql`${table.checkoutOpen}`),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;
