import { pgTable, text } from 'drizzle-orm/pg-core';
import { keyColumns } from '../key-columns.table.ts';

/** Keys of the bot. */
export const ingestKeys = pgTable('ingest_keys', {
  ...keyColumns(),
  scopes: text().array().notNull(),
});
