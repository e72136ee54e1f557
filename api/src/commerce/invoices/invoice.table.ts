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
import type { InvoiceStatus } from 'shared/contracts/invoices/schema';
import type { PlanId } from 'shared/contracts/store/schema';

const time = () => timestamp({ withTimezone: true });

/** Purchases, from the first click on. Committed before the payment provider hears of them. */
export const invoices = pgTable(
  'invoices',
  {
    /** Cannot be guessed. */
    id: text().primaryKey(),
    /** Consecutive, without gaps: given when the money is there. */
    number: bigint({ mode: 'number' }).unique(),
    userId: text().notNull(),
    plan: text().$type<PlanId>().notNull(),
    servers: integer().notNull(),
    /** Euro cents, tax included. */
    amount: integer().notNull(),
    /** Hundredths of a percent. */
    taxBasisPoints: integer().notNull(),
    status: text().$type<InvoiceStatus>().notNull().default('pending'),
    /** The payment page can still be used; a second purchase of the same gets it again. */
    checkoutOpen: boolean().notNull().default(true),
    /** Part of the idempotency key; counts up where the provider kept an error under the last one. */
    attempt: integer().notNull().default(0),
    sessionId: text().unique(),
    paymentIntentId: text().unique(),
    refundedAmount: integer().notNull().default(0),
    dispute: text().$type<'open' | 'won' | 'lost'>(),
    /** Refunds and disputes that began or ended so far: an answer of Stripe with fewer is older. */
    afterSaleSteps: integer().notNull().default(0),
    buyerName: text(),
    buyerEmail: text(),
    buyerCountry: text(),
    pdfUrl: text(),
    /** The buyer asked for immediate supply. */
    consentAt: time(),
    createdAt: time().notNull().defaultNow(),
    completedAt: time(),
    /** When the sweeper looked last. */
    sweptAt: time(),
  },
  (table) => [
    // One for each order of a person's list; ids break ties, in one order on every machine.
    index('invoices_by_date').on(table.userId, table.createdAt, sql`${table.id} collate "C"`),
    index('invoices_by_amount').on(table.userId, table.amount, sql`${table.id} collate "C"`),
    index('invoices_by_status').on(table.userId, table.status, sql`${table.id} collate "C"`),
    index('invoices_by_id').on(table.userId, sql`${table.id} collate "C"`),
    index()
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
    // One open attempt for one and the same purchase: double clicks and repeated calls meet here.
    uniqueIndex('invoices_open_attempt')
      .on(table.userId, table.plan, table.servers, table.amount)
      .where(sql`${table.checkoutOpen}`),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;
