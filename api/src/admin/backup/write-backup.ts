import { createWriteStream } from 'node:fs';
import { link, unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../../core/db/database.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { FORMAT, type BackupCount, type BackupHead } from './backup-lines.ts';
import { readRows, withoutTimeout } from './backup-rows.repository.ts';
import { backupTables, schemaVersion } from './backup-tables.repository.ts';

/**
 * Writes a consistent snapshot of the database to one file. On PGlite other calls wait meanwhile,
 * on PostgreSQL they do not. The file appears when it is complete, and only its owner can read it.
 * @throws ProblemError 409 when the file exists
 */
export async function writeBackup(db: Database, file: string): Promise<BackupCount> {
  const count = { tables: 0, rows: 0 };
  const partial = `${file}.${process.pid}.part`;
  try {
    await db.transaction(
      async (tx) => {
        await withoutTimeout(tx);
        await pipeline(
          Readable.from(linesOfDatabase(tx, count)),
          createGzip(),
          createWriteStream(partial, { flags: 'wx', mode: 0o600 }),
        );
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    // Unlike a rename, a link never replaces a file that was created meanwhile.
    await link(partial, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw new ProblemError(409, `${file} already exists.`);
      throw error;
    });
  } finally {
    await unlink(partial).catch(() => undefined);
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
    for await (const lines of readRows(tx, { name, columns })) {
      count.rows += lines.length;
      yield `${lines.join('\n')}\n`;
    }
  }
  yield `${JSON.stringify(['', count])}\n`;
}
