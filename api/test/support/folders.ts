import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import manifest from '../../package.json';
import { migrationsFolder } from '../../src/core/db/migrations.ts';
import { later } from './clean-up.ts';

/** A folder of one test file, removed after it. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-api-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A migrated PGlite database without rows, made once per machine and set of migrations: making and
 * migrating one takes seconds, a copy takes none.
 */
const TEMPLATE = join(tmpdir(), `portico-pglite-${migrationsHash()}-${userInfo().uid}`);

function migrationsHash(): string {
  const hash = createHash('sha256').update(manifest.dependencies['@electric-sql/pglite']);
  for (const name of readdirSync(migrationsFolder).sort())
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** A data folder with a migrated PGlite database in it. */
export async function dataFolder(): Promise<string> {
  if (!existsSync(TEMPLATE)) await makeTemplate();
  const folder = tempFolder();
  cpSync(TEMPLATE, join(folder, 'db'), { recursive: true });
  return folder;
}

async function makeTemplate(): Promise<void> {
  const making = mkdtempSync(`${TEMPLATE}-`);
  const database = await PGlite.create(making);
  await migrate(drizzle(database), { migrationsFolder });
  await database.close();
  try {
    renameSync(making, TEMPLATE);
  } catch {
    // Another worker was faster.
    rmSync(making, { recursive: true, force: true });
  }
}
