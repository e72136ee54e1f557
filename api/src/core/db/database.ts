import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database for repositories, on PGlite and PostgreSQL, including transactions. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Options of both drivers. */
export const drizzleOptions = { casing: 'snake_case' } as const;

/**
 * Runs an SQL statement. One of the drivers returns int8 as text: cast such columns (`::float8`) in
 * the statement.
 * @returns its rows
 */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}
