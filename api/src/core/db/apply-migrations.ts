import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { MIGRATION_LOCK, migrationsFolder } from './migrations.ts';

/** How long a migration waits for a table that a transaction uses. The start then tries again. */
const LOCK_MS = 4_000;
/** Between two looks whether another replica still migrates. */
const POLL_MS = 200;
const RECORDS = 'drizzle.__drizzle_migrations';
/** The name of an index that is built beside writes. */
const CONCURRENT_INDEX =
  /create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"(\w+)"/i;
const CONCURRENTLY = /\bconcurrently\b/i;

/** A connection of its own, to either database. */
export interface MigrationConnection {
  query(statement: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/**
 * Applies pending migrations, each in a transaction of its own, so that locks end early. Files with
 * CONCURRENTLY run without a transaction (docs/decisions/0065). Another replica that migrates is
 * waited for; the end of the session releases the lock.
 */
export async function applyMigrations(
  connection: MigrationConnection,
  folder = migrationsFolder,
): Promise<void> {
  // A session that waits inside a statement would hold up CREATE INDEX CONCURRENTLY of the other.
  while (!(await takesLock(connection))) await sleep(POLL_MS);
  await limitLocks(connection, LOCK_MS);
  await connection.query('create schema if not exists drizzle');
  await connection.query(
    `create table if not exists ${RECORDS} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const [latest] = await rowsOf<{ last: number | null }>(
    connection,
    `select max(created_at)::float8 as last from ${RECORDS}`,
  );
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    if (migration.folderMillis > (latest?.last ?? -1)) await apply(connection, migration);
  }
}

async function takesLock(connection: MigrationConnection): Promise<boolean> {
  const [row] = await rowsOf<{ taken: boolean }>(
    connection,
    'select pg_try_advisory_lock($1::bigint) as taken',
    [MIGRATION_LOCK],
  );
  return row?.taken === true;
}

async function apply(connection: MigrationConnection, migration: MigrationMeta): Promise<void> {
  if (migration.sql.some((statement) => CONCURRENTLY.test(statement)))
    return applyConcurrently(connection, migration);
  await connection.query('begin');
  try {
    for (const statement of migration.sql) await connection.query(statement);
    await record(connection, migration);
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Waits for open transactions as long as they take, because no statement waits behind it. */
async function applyConcurrently(
  connection: MigrationConnection,
  migration: MigrationMeta,
): Promise<void> {
  await limitLocks(connection, 0);
  for (const statement of migration.sql) {
    const index = CONCURRENT_INDEX.exec(statement)?.[1];
    if (index) await dropUnfinished(connection, index);
    await connection.query(statement);
  }
  await record(connection, migration);
  await limitLocks(connection, LOCK_MS);
}

/** An attempt that failed leaves an invalid index behind. */
async function dropUnfinished(connection: MigrationConnection, index: string): Promise<void> {
  const invalid = await rowsOf(
    connection,
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [`"${index}"`],
  );
  if (invalid.length > 0) await connection.query(`drop index concurrently "${index}"`);
}

const limitLocks = (connection: MigrationConnection, ms: number) =>
  connection.query(`set lock_timeout = ${ms}`);

const record = (connection: MigrationConnection, { hash, folderMillis }: MigrationMeta) =>
  rowsOf(connection, `insert into ${RECORDS} (hash, created_at) values ($1, $2::bigint)`, [
    hash,
    folderMillis,
  ]).then(() => undefined);

async function rowsOf<Row>(
  connection: MigrationConnection,
  statement: string,
  values?: unknown[],
): Promise<Row[]> {
  return (await connection.query(statement, values)).rows as Row[];
}
