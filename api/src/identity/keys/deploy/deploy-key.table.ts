import { pgTable, text } from 'drizzle-orm/pg-core';
import { keyColumns } from '../key-columns.table.ts';

/** Keys with which teams release their part. */
export const deployKeys = pgTable('deploy_keys', {
  ...keyColumns(),
  /** The parts that it may release, or `*`. */
  parts: text().array().notNull(),
});
