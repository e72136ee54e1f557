import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Refund, RefundStatus } from '@portico/contracts/invoices/refund';
import { invoices } from './invoice.table.ts';

const time = () => timestamp({ withTimezone: true });

/** Refunds that were requested here. A row is committed before the first call to the payment provider. */
export const refunds = pgTable(
  'refunds',
  {
    /** Part of the idempotency key, and stored with the provider's refund. */
    id: text().primaryKey(),
    invoiceId: text()
      .notNull()
      .references(() => invoices.id),
    /** The invoice's owner. */
    userId: text().notNull(),
    /** In the smallest unit of the invoice's currency. */
    amount: integer().notNull(),
    by: text().$type<Refund['by']>().notNull(),
    /** The reason that a member gave. */
    reason: text(),
    status: text().$type<RefundStatus>().notNull().default('requested'),
    /** Id of the provider's refund. */
    providerId: text('stripe_id').unique('refunds_stripeId_unique'),
    /** Why the provider has refused it (`RefundOutcome`), or its code of a failure. */
    failure: text(),
    /** Part of the idempotency key; incremented where the provider has stored an error for the last key. */
    attempt: integer().notNull().default(0),
    requestedAt: time().notNull().defaultNow(),
    settledAt: time(),
    /** When the refund was last sent or looked up. */
    triedAt: time().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.invoiceId, table.requestedAt),
    index().on(table.userId, table.requestedAt),
    // Two replicas cannot send two refunds of one invoice at a time.
    uniqueIndex('refunds_requested')
      .on(table.invoiceId)
      .where(sql`${table.status} = 'requested'`),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
);
export type RefundRow = typeof refunds.$inferSelect;
