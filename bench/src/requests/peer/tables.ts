import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The product's tables, as far as the peer reads them: `drizzle({ casing: 'snake_case' })` names the columns. */

export const users = pgTable('users', {
  id: text().primaryKey(),
  username: text().notNull(),
  avatar: text(),
});

export const sessions = pgTable('sessions', {
  idHash: text().primaryKey(),
  userId: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  seenAt: timestamp({ withTimezone: true }).notNull(),
});

export const commands = pgTable('commands', {
  name: text().primaryKey(),
  description: text().notNull(),
  category: text().notNull(),
  permissions: text().notNull(),
  aliases: jsonb().$type<string[]>(),
  arguments: text().notNull(),
  slash: boolean(),
  example: text(),
});

export const invoices = pgTable('invoices', {
  id: text().primaryKey(),
  number: integer(),
  userId: text().notNull(),
  plan: text().notNull(),
  servers: integer().notNull(),
  amount: integer().notNull(),
  status: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

export const slots = pgTable('licence_slots', {
  invoiceId: text().notNull(),
  userId: text().notNull(),
  guildId: text(),
  revokedAt: timestamp({ withTimezone: true }),
});
