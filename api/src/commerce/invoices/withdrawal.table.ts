import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { WithdrawalDoubt, WithdrawalState } from '@portico/contracts/withdrawals/staff/schema';
import { invoices } from './invoice.table.ts';

const time = () => timestamp({ withTimezone: true });

/** Statements of withdrawal (Art. 11a of Directive 2011/83/EU), each as its sender has written it. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null: erased with the period in which it must be kept. */
    name: text(),
    contract: text(),
    email: text(),
    receivedAt: time().notNull().defaultNow(),
    state: text().$type<WithdrawalState>().notNull().default('received'),
    /** Why a member has to decide. */
    doubt: text().$type<WithdrawalDoubt>(),
    /** The purchase that it is about, once that is known. */
    invoiceId: text().references(() => invoices.id),
    /** Of a rejection, as the sender got it. */
    reason: text(),
    resolvedAt: time(),
  },
  (table) => [
    index('withdrawals_waiting')
      .on(table.receivedAt)
      .where(sql`${table.state} in ('received', 'open')`),
    index().on(table.invoiceId),
  ],
);
export type WithdrawalRow = typeof withdrawals.$inferSelect;
