import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { sql } from 'drizzle-orm';
import { drizzleOptions, type Database } from './database.ts';
import type { Driver } from './driver.ts';
import { takeLock } from './lock-file.ts';
import { migrationsFolder } from './migrations.ts';

/** The folder holds no database, and none may be made. */
export class NoDatabaseError extends Error {}

/**
 * Opens PGlite in `<dataDir>/db`. Makes the database only where `mayMake` says so: otherwise a
 * mistyped path would answer with an empty site. A folder that a killed first start left half made is made anew:
 * it is created under another name and gets its own only when complete.
 * @throws LockedError when another process has the folder
 * @throws NoDatabaseError naming the folder, which is left as it was
 */
export async function openPglite(dataDir: string, { mayMake = false } = {}): Promise<Driver> {
  if (!mayMake && !existsSync(join(dataDir, 'db'))) {
    throw new NoDatabaseError(
      `There is no database in ${dataDir}. Set DATA_DIR to the folder of your site, or DATABASE_URL; for the first start of a new site, set NEW_DATABASE=1.`,
    );
  }
  const unlock = takeLock(join(dataDir, 'db.lock'));
  try {
    const client = await open(dataDir);
    const db = drizzle(client, drizzleOptions) as unknown as Database;
    return {
      kind: 'pglite',
      db,
      migrate: () => migrate(db as never, { migrationsFolder }),
      ping: async () => void (await db.execute(sql`select 1`)),
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
