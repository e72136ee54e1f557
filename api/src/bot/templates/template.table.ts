import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Ready-made embeds, replaced as a whole set (spec 0 §3). */
export const templates = pgTable('templates', {
  id: text().primaryKey(),
  /** Place in the set as the bot sent it. */
  position: integer().notNull(),
  name: text().notNull(),
  image: text().notNull(),
  /** Embed code; text to this server. */
  embed: text().notNull(),
});
