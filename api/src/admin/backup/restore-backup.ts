import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Database } from '../../core/db/database.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { BackupHead, EndLine, linesOf, TableLine, type BackupCount } from './backup-lines.ts';
import { continueSequence, hasRows, insertRows, withoutTimeout } from './backup-rows.repository.ts';
import { backupTables, schemaVersion, type BackupTable } from './backup-tables.repository.ts';

const CHUNK_BYTES = 4 * 1024 * 1024;
const MAX_ROWS = 1000;

/**
 * Restores a backup into an empty database in one transaction.
 * @throws ProblemError 409 when the database is not empty or older than the backup, 400 when the
 *   file is invalid or truncated
 */
export async function restoreBackup(db: Database, file: string): Promise<BackupCount> {
  const tables = await backupTables(db);
  return db.transaction(async (tx) => {
    await withoutTimeout(tx);
    await requireEmpty(tx, tables);
    const count = await readInto(tx, file, tables);
    for (const table of tables) await continueSequence(tx, table);
    return { file, ...count };
  });
}

async function requireEmpty(tx: Database, tables: BackupTable[]): Promise<void> {
  for (const { name } of tables) {
    if (await hasRows(tx, name)) {
      throw new ProblemError(409, `The database is not empty: table ${name} has rows.`);
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
    if (table && waiting.length > 0) await insertRows(tx, table, waiting);
    waiting = [];
    bytes = 0;
  };
  try {
    for await (const line of linesOf(createReadStream(file).pipe(createGunzip()))) {
      if (!head) {
        head = BackupHead.parse(JSON.parse(line));
        await rejectNewer(tx, head);
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
        if (bytes > CHUNK_BYTES || waiting.length >= MAX_ROWS) await flush();
      }
    }
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw new ProblemError(400, `${file} is not a readable backup.`, { cause: error });
  }
  if (end?.rows !== count.rows || end.tables !== count.tables) {
    throw new ProblemError(400, `${file} is truncated.`);
  }
  return count;
}

async function rejectNewer(tx: Database, { schema }: BackupHead): Promise<void> {
  const own = await schemaVersion(tx);
  if (schema > own) {
    throw new ProblemError(
      409,
      `The backup is from a newer version of Portico (schema ${schema}, this version has ${own}).`,
    );
  }
}

function tableOf(line: string, tables: BackupTable[]): BackupTable {
  const [name, columns] = TableLine.parse(JSON.parse(line));
  const existing = tables.find((table) => table.name === name);
  const unknown = columns.find((column) => !existing?.columns.includes(column));
  if (!existing || unknown !== undefined) {
    throw new ProblemError(
      409,
      `Unknown ${existing ? `column ${name}.${unknown}` : `table ${name}`}: restore with the version of Portico that wrote the backup.`,
    );
  }
  return { ...existing, columns };
}
