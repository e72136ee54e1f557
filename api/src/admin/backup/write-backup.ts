import { createWriteStream } from 'node:fs';
import { link, unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../core/db/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { FORMAT, type BackupCount, type BackupHead } from './backup-lines.ts';
import { backupTables, nameOf, schemaVersion } from './backup-tables.ts';

/** About so much is held in memory at once. */
const CHUNK_BYTES = 4 * 1024 * 1024;
const MOST_ROWS = 2000;

/**
 * Writes everything that outlives a restart into one file, as it was at one moment. On PGlite other
 * calls wait meanwhile; on PostgreSQL nobody notices. The file is there only once it is complete,
 * and is for its owner's eyes.
 * @throws ProblemError 409 where the file exists
 */
export async function writeBackup(db: Database, file: string): Promise<BackupCount> {
  const count = { tables: 0, rows: 0 };
  const part = `${file}.${process.pid}.part`;
  try {
    await db.transaction(
      async (tx) => {
        // One statement per chunk; all of them may take their time.
        await tx.execute(sql`set local statement_timeout = 0`);
        await pipeline(
          Readable.from(linesOfDatabase(tx, count)),
          createGzip(),
          createWriteStream(part, { flags: 'wx', mode: 0o600 }),
        );
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    // Unlike a rename, this never replaces a file that somebody else wrote meanwhile.
    await link(part, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw new ProblemError(409, `${file} exists already.`);
      throw error;
    });
  } finally {
    await unlink(part).catch(() => undefined);
  }
  return { file, ...count };
}

async function* linesOfDatabase(
  tx: Database,
  count: { tables: number; rows: number },
): AsyncGenerator<string> {
  const head: BackupHead = {
    format: FORMAT,
    version: 1,
    schema: await schemaVersion(tx),
    createdAt: Math.floor(Date.now() / 1000),
  };
  yield `${JSON.stringify(head)}\n`;
  for (const { name, columns } of await backupTables(tx)) {
    count.tables += 1;
    yield `${JSON.stringify([name, columns])}\n`;
    for await (const lines of rowsOfTable(tx, name, columns)) {
      count.rows += lines.length;
      yield `${lines.join('\n')}\n`;
    }
  }
  yield `${JSON.stringify(['', count])}\n`;
}

/** A table's rows as JSON, in pieces that fit the memory whatever the rows weigh. */
async function* rowsOfTable(
  tx: Database,
  name: string,
  columns: string[],
): AsyncGenerator<string[]> {
  const list = sql.join(columns.map(nameOf), sql`, `);
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
      select row_to_json(picked)::text as line from (select ${list} from ${nameOf(name)}) picked`,
  );
  let most = 20;
  for (;;) {
    const rows = await rowsOf<{ line: string }>(
      tx,
      sql`fetch forward ${sql.raw(String(most))} from backup_rows`,
    );
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const bytes = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
    most = Math.max(1, Math.min(MOST_ROWS, Math.floor(CHUNK_BYTES / bytes)));
  }
  await tx.execute(sql`close backup_rows`);
}
