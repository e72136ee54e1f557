import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { sql } from 'drizzle-orm';
import { applyMigrations } from './apply-migrations.ts';
import { DatabaseUnavailableError } from './database-unavailable.ts';
import { drizzleOptions, type Database } from './database.ts';
import type { Driver } from './driver.ts';
import { takeLock } from './lock-file.ts';
import { traceStatements } from './traced-statements.ts';
import { StartError } from '../process/start-error.ts';

/** The folder contains no database, and creating one is not allowed. */
class NoDatabaseError extends StartError {}

/**
 * Opens PGlite in `<dataDir>/db`. Creates the database only with `mayCreate`: otherwise a mistyped
 * path would serve an empty site. A new database is created under another name and renamed when it
 * is complete, so that a killed first start leaves no partial database.
 * @param onPanic called when the database panics, for example when its log cannot grow
 * @throws LockedError when another process uses the folder
 * @throws NoDatabaseError with the name of the folder, which is not changed
 */
export async function openPglite(
  dataDir: string,
  { mayCreate = false, onPanic = () => {} }: { mayCreate?: boolean; onPanic?: () => void } = {},
): Promise<Driver> {
  if (!mayCreate && !existsSync(join(dataDir, 'db'))) {
    throw new NoDatabaseError(
      `No database found in ${dataDir}. Set DATA_DIR to the folder of your site, or DATABASE_URL; for the first start of a new site, set NEW_DATABASE=1.`,
    );
  }
  const unlock = takeLock(join(dataDir, 'db.lock'));
  try {
    let client = await open(dataDir);
    let db = databaseOf(client, onPanic);
    return {
      kind: 'pglite',
      get db() {
        return db;
      },
      migrate: () => applyMigrations(client),
      ping: async () => void (await db.execute(sql`select 1`)),
      // The old instance is not closed, because it would write. Its log contains all commits.
      reopen: async () => {
        client = await open(dataDir);
        db = databaseOf(client, onPanic);
      },
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Reports the first panic, and rejects every later statement: its result would be unreliable. */
function databaseOf(client: PGlite, onPanic: () => void): Database {
  let hasPanicked = false;
  const watched = <Run extends (...call: never[]) => Promise<unknown>>(run: Run) =>
    (async (...call: Parameters<Run>) => {
      if (hasPanicked) throw new DatabaseUnavailableError();
      try {
        return await run(...call);
      } catch (error) {
        if ((error as { severity?: unknown }).severity === 'PANIC' && !hasPanicked) {
          hasPanicked = true;
          onPanic();
        }
        throw error;
      }
    }) as Run;
  client.execProtocol = watched(client.execProtocol.bind(client));
  client.execProtocolStream = watched(client.execProtocolStream.bind(client));
  traceStatements(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      traceStatements(tx);
      return work(tx);
    });
  return drizzle(client, drizzleOptions);
}

async function open(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'db');
  if (!existsSync(folder)) {
    const making = join(dataDir, 'db.making');
    rmSync(making, { recursive: true, force: true });
    mkdirSync(dataDir, { recursive: true });
    const first = await PGlite.create(making);
    await first.close();
    renameSync(making, folder);
  }
  return PGlite.create(folder);
}
