import { pgTable } from 'drizzle-orm/pg-core';
import { keyColumns } from '../key-columns.table.ts';

/** Keys of the workers that make smoke runs. */
export const smokeKeys = pgTable('smoke_keys', keyColumns());
