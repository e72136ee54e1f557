import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** The bot's commands, replaced as a whole set (spec 0 §3). */
export const commands = pgTable('commands', {
  name: text().primaryKey(),
  description: text().notNull(),
  /** Internal category key; commands of hidden categories are stored too. */
  category: text().notNull(),
  permissions: text().notNull(),
  aliases: jsonb().$type<string[]>(),
  arguments: text().notNull(),
  slash: boolean(),
  example: text(),
});
