import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { invoices } from '../invoices/invoice.table.ts';
import { withdrawals } from '../invoices/withdrawal.table.ts';
import type { MessageKind, StatementKind, Told, ToldStatement } from './message-facts.ts';

const time = () => timestamp({ withTimezone: true });

/** How the delivery of a message by email ended; `kind-off`: by the words of the site pack. */
export type MessageOutcome =
  | 'sent'
  | 'no-address'
  | 'mail-off'
  | 'kind-off'
  | 'refused'
  | 'gave-up'
  | 'superseded';

/**
 * Messages to customers, written in the transaction of what they tell. They have no address: it is
 * read when the message is sent.
 */
export const messages = pgTable(
  'messages',
  {
    /** Random. Part of the Message-ID, so that mail programs recognize a repeated delivery. */
    id: text().primaryKey(),
    /** Names the event, so that it is told once. */
    event: text().notNull().unique(),
    kind: text().$type<MessageKind | StatementKind>().notNull(),
    facts: jsonb().$type<(Told | ToldStatement)['facts']>().notNull(),
    /** Null with the user: the message is about a statement of withdrawal. */
    invoiceId: text().references(() => invoices.id),
    userId: text(),
    withdrawalId: uuid().references(() => withdrawals.id),
    createdAt: time().notNull().defaultNow(),
    /** When the next attempt may begin. An attempt moves it, so that no other replica repeats it. */
    dueAt: time().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** Null until the message needs no further attempt. */
    outcome: text().$type<MessageOutcome>(),
    settledAt: time(),
    /** When the bot got it as an event. */
    announcedAt: time(),
  },
  (table) => [
    index('messages_due')
      .on(table.dueAt)
      .where(sql`${table.outcome} is null`),
    index().on(table.userId),
    index().on(table.invoiceId),
  ],
);
export type MessageRow = typeof messages.$inferSelect;
