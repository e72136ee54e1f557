import { pgTable, text } from 'drizzle-orm/pg-core';
import { keyColumns } from '../key-columns.table.ts';

/** Keys with which teams release their apps. */
export const deployKeys = pgTable('deploy_keys', {
  ...keyColumns(),
  /** Names of the apps that the key may release, or `*`. */
  apps: text('parts').array().notNull(),
});
