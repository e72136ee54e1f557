import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Ready-made embeds, replaced as a whole set (spec 0 §3). */
export const templates = pgTable('templates', {
  id: text().primaryKey(),
  /** Position in the set as sent by the bot. */
  position: integer().notNull(),
  name: text().notNull(),
  image: text().notNull(),
  /** Embed code; the server does not parse it. */
  embed: text().notNull(),
});
