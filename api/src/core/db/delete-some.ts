import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Database } from './database.ts';

/** Rows per statement: their locks end within milliseconds. */
const ROWS = 5000;

/**
 * Deletes some rows of a table.
 * @param where a condition that an index serves
 * @returns whether rows may be left
 */
export async function deleteSome(db: Database, table: string, where: SQL): Promise<boolean> {
  const name = sql.identifier(table);
  const [row] = await rowsOf<{ deleted: number }>(
    db,
    sql`with gone as (
      delete from ${name} where ctid = any(array(select ctid from ${name} where ${where} limit ${ROWS}))
      returning 1
    ) select count(*)::int as deleted from gone`,
  );
  return row?.deleted === ROWS;
}
