import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from './database.ts';
import { migrationsFolder } from './migrations.ts';

interface Journal {
  entries: { when: number; tag: string }[];
}

export interface MigrationState {
  /** Names of the migrations of this version that the database does not have, in their order. */
  pending: string[];
  /** Number of the database's migrations that this version does not know. */
  unknown: number;
}

/** Compares the migrations of the database with those of this version. Changes nothing. */
export async function readMigrationState(db: Database): Promise<MigrationState> {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as Journal;
  const applied = new Set(await appliedTimes(db));
  const times = new Set(entries.map(({ when }) => when));
  return {
    pending: entries.filter(({ when }) => !applied.has(when)).map(({ tag }) => tag),
    unknown: [...applied].filter((when) => !times.has(when)).length,
  };
}

/** The times of the applied migrations; none in an empty database. */
async function appliedTimes(db: Database): Promise<number[]> {
  const [table] = await rowsOf<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!table?.exists) return [];
  const rows = await rowsOf<{ when: number }>(
    db,
    sql`select created_at::float8 as when from drizzle.__drizzle_migrations`,
  );
  return rows.map(({ when }) => when);
}
