import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../core/db/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { BackupHead, EndLine, linesOf, TableLine, type BackupCount } from './backup-lines.ts';
import { backupTables, nameOf, schemaVersion, type BackupTable } from './backup-tables.ts';

const CHUNK_BYTES = 4 * 1024 * 1024;
const MOST_ROWS = 1000;

/**
 * Reads a backup into an empty database, all of it or nothing.
 * @throws ProblemError 409 where the database is not empty or older than the backup, 400 where the
 *   file is no whole backup
 */
export async function restoreBackup(db: Database, file: string): Promise<BackupCount> {
  const tables = await backupTables(db);
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await refuseUnlessEmpty(tx, tables);
    const count = await readInto(tx, file, tables);
    for (const table of tables) await continueNumbers(tx, table);
    return { file, ...count };
  });
}

async function refuseUnlessEmpty(tx: Database, tables: BackupTable[]): Promise<void> {
  for (const { name } of tables) {
    const rows = await rowsOf(tx, sql`select 1 from ${nameOf(name)} limit 1`);
    if (rows.length > 0) {
      throw new ProblemError(409, `The database is not empty: there are rows in ${name}.`);
    }
  }
}

async function readInto(
  tx: Database,
  file: string,
  tables: BackupTable[],
): Promise<{ tables: number; rows: number }> {
  const count = { tables: 0, rows: 0 };
  let end: typeof count | undefined;
  let table: BackupTable | undefined;
  let head: BackupHead | undefined;
  let waiting: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (table && waiting.length > 0) await insert(tx, table, waiting);
    waiting = [];
    bytes = 0;
  };
  try {
    for await (const line of linesOf(createReadStream(file).pipe(createGunzip()))) {
      if (!head) {
        head = BackupHead.parse(JSON.parse(line));
        await refuseNewer(tx, head);
      } else if (line.startsWith('["",')) {
        await flush();
        end = EndLine.parse(JSON.parse(line))[1];
      } else if (line.startsWith('[')) {
        await flush();
        table = tableOf(line, tables);
        count.tables += 1;
      } else {
        waiting.push(line);
        count.rows += 1;
        bytes += line.length;
        if (bytes > CHUNK_BYTES || waiting.length >= MOST_ROWS) await flush();
      }
    }
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw new ProblemError(400, `${file} is no backup that could be read.`, { cause: error });
  }
  if (end?.rows !== count.rows || end.tables !== count.tables) {
    throw new ProblemError(400, `${file} is not whole.`);
  }
  return count;
}

async function refuseNewer(tx: Database, { schema }: BackupHead): Promise<void> {
  const own = await schemaVersion(tx);
  if (schema > own) {
    throw new ProblemError(
      409,
      `The backup was made by a newer Portico (schema ${schema}, here ${own}).`,
    );
  }
}

function tableOf(line: string, tables: BackupTable[]): BackupTable {
  const [name, columns] = TableLine.parse(JSON.parse(line));
  const known = tables.find((table) => table.name === name);
  const unknown = columns.find((column) => !known?.columns.includes(column));
  if (!known || unknown !== undefined) {
    throw new ProblemError(
      409,
      `This Portico has no ${known ? `column ${name}.${unknown}` : `table ${name}`}: restore with the version that made the backup.`,
    );
  }
  return { ...known, columns };
}

/** Columns that came later keep their defaults. */
async function insert(tx: Database, { name, columns }: BackupTable, rows: string[]): Promise<void> {
  const list = sql.join(columns.map(nameOf), sql`, `);
  await tx.execute(
    sql`insert into ${nameOf(name)} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${nameOf(name)}, ${`[${rows.join(',')}]`}::json)`,
  );
}

/** Numbers that the database gives go on after the highest that was restored. */
async function continueNumbers(tx: Database, { name, numbered }: BackupTable): Promise<void> {
  if (numbered === undefined) return;
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}::text, ${numbered}::text),
      max(${nameOf(numbered)})) from ${nameOf(name)}`,
  );
}
