import { createHash } from 'node:crypto';
import {
  appendFileSync,
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
import manifest from '../../package.json';
import { applyMigrations } from '../../src/core/db/apply-migrations.ts';
import { migrationsFolder } from '../../src/core/db/migrations.ts';
import { addCleanUp } from './clean-up.ts';

/** A temporary folder, removed after the test file. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-api-'));
  addCleanUp(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** PGlite prepares the default of 128 MB at each start, which takes as long as the rest of it. */
const SMALL = 'shared_buffers = 16MB\n';

/**
 * A migrated PGlite database without rows, created once per machine and set of migrations, because
 * creating one takes seconds and copying does not.
 */
const TEMPLATE = join(tmpdir(), `portico-pglite-${migrationsHash()}-${userInfo().uid}`);

function migrationsHash(): string {
  const hash = createHash('sha256').update(manifest.dependencies['@electric-sql/pglite'] + SMALL);
  for (const name of readdirSync(migrationsFolder).sort())
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** A data folder with a migrated PGlite database. */
export async function dataFolder(): Promise<string> {
  if (!existsSync(TEMPLATE)) await makeTemplate();
  const folder = tempFolder();
  cpSync(TEMPLATE, join(folder, 'db'), { recursive: true });
  return folder;
}

async function makeTemplate(): Promise<void> {
  const making = mkdtempSync(`${TEMPLATE}-`);
  const database = await PGlite.create(making);
  await applyMigrations(database);
  await database.close();
  appendFileSync(join(making, 'postgresql.conf'), SMALL);
  try {
    renameSync(making, TEMPLATE);
  } catch {
    // Another worker has created it meanwhile.
    rmSync(making, { recursive: true, force: true });
  }
}
