import { pgTable } from 'drizzle-orm/pg-core';
import { keyColumns } from '../key-columns.table.ts';

/** Keys of smoke workers. */
export const smokeKeys = pgTable('smoke_keys', keyColumns());
