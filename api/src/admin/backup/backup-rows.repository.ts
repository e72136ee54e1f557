import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../core/db/database.ts';
import { nameOf, type BackupTable } from './backup-tables.repository.ts';

/** Approximate size of a chunk in memory. */
const CHUNK_BYTES = 4 * 1024 * 1024;
const MAX_ROWS = 2000;

/** Removes the time limit of the statements of a transaction. */
export async function withoutTimeout(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
}

export async function hasRows(tx: Database, table: string): Promise<boolean> {
  return (await rowsOf(tx, sql`select 1 from ${nameOf(table)} limit 1`)).length > 0;
}

/** Reads the rows of a table as JSON, in chunks that adapt to the size of the rows. */
export async function* readRows(
  tx: Database,
  { name, columns }: Pick<BackupTable, 'name' | 'columns'>,
): AsyncGenerator<string[]> {
  const list = sql.join(columns.map(nameOf), sql`, `);
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
      select row_to_json(picked)::text as line from (select ${list} from ${nameOf(name)}) picked`,
  );
  let count = 20;
  for (;;) {
    const rows = await rowsOf<{ line: string }>(
      tx,
      sql`fetch forward ${sql.raw(String(count))} from backup_rows`,
    );
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const bytes = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
    count = Math.max(1, Math.min(MAX_ROWS, Math.floor(CHUNK_BYTES / bytes)));
  }
  await tx.execute(sql`close backup_rows`);
}

/** @param rows JSON objects; missing columns get their defaults */
export async function insertRows(
  tx: Database,
  { name, columns }: BackupTable,
  rows: string[],
): Promise<void> {
  const list = sql.join(columns.map(nameOf), sql`, `);
  await tx.execute(
    sql`insert into ${nameOf(name)} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${nameOf(name)}, ${`[${rows.join(',')}]`}::json)`,
  );
}

/** Sets the sequence of a table to continue after its highest number. */
export async function continueSequence(
  tx: Database,
  { name, numbered }: BackupTable,
): Promise<void> {
  if (numbered === undefined) return;
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}::text, ${numbered}::text),
      max(${nameOf(numbered)})) from ${nameOf(name)}`,
  );
}
