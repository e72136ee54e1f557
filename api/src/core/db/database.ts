import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as repositories see it: PGlite and PostgreSQL alike, transactions included. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Options that both drivers share. */
export const drizzleOptions = { casing: 'snake_case' } as const;

/**
 * Runs hand-written SQL and answers its rows. Both drivers answer `{ rows }`; int8 is text on
 * one of them, so cast such columns (`::float8`) in the statement.
 */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}
