import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { rowsOf } from '../src/core/db/database.ts';
import type { Driver } from '../src/core/db/driver.ts';
import { MIGRATION_LOCK } from '../src/core/db/migrations.ts';
import { openPglite } from '../src/core/db/pglite.driver.ts';
import { openPostgres } from '../src/core/db/postgres.driver.ts';
import * as schema from '../src/app/schema.ts';
import { addCleanUp } from './support/clean-up.ts';
import { onBothDatabases } from './support/databases.ts';
import { dataFolder } from './support/folders.ts';
import { startPostgres } from './support/postgres.ts';
import { waitFor } from './support/wait.ts';

const tables = Object.values(schema)
  .flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []))
  .sort();

/** Append-only tables. */
const APPEND_ONLY = [
  'audit_events',
  'channel_events',
  'ledger',
  'licence_events',
  'release_files',
  'release_retirements',
  'releases',
];

/** PostgreSQL's code of a lock that was waited for too long. */
const LOCK_NOT_AVAILABLE = '55P03';

const open = async (databaseUrl?: string): Promise<Driver> => {
  const driver = databaseUrl
    ? openPostgres(databaseUrl, () => undefined)
    : await openPglite(await dataFolder());
  addCleanUp(() => driver.close());
  return driver;
};

const namesOf = async (driver: Driver) => {
  const rows = await rowsOf<{ name: string }>(
    driver.db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name).sort();
};

onBothDatabases((newDatabase) => {
  test('migrations create every table of the schema and can run again', async () => {
    const { databaseUrl } = await newDatabase();
    const driver = await open(databaseUrl);
    await driver.migrate();
    expect(await namesOf(driver)).toEqual(tables);
    await driver.migrate();
    expect(await namesOf(driver)).toEqual(tables);
  });

  test('append-only tables reject update, delete and truncate', async () => {
    const { databaseUrl } = await newDatabase();
    const driver = await open(databaseUrl);
    await driver.migrate();
    const guarded = await rowsOf<{ name: string }>(
      driver.db,
      sql`select distinct tgrelid::regclass::text as name from pg_trigger
        where tgname in ('append_only_rows', 'append_only_table') order by 1`,
    );
    expect(guarded.map(({ name }) => name)).toEqual(APPEND_ONLY);
    await driver.db.execute(
      sql`insert into releases (name, version, manifest, digest, published_by)
        values ('x', '1', '{}', 'd', 'test')`,
    );
    for (const statement of [
      `update releases set digest = 'other'`,
      'delete from releases',
      'truncate releases cascade',
    ]) {
      const change = driver.db.execute(sql.raw(statement));
      await expect(change).rejects.toMatchObject({ cause: { code: '23001' } });
    }
  });
});

test('replicas can migrate one database at the same time', async () => {
  const postgres = await startPostgres();
  for (let round = 0; round < 5; round += 1) {
    const url = await postgres.newDatabase();
    const drivers = await Promise.all([open(url), open(url), open(url)]);
    await Promise.all(drivers.map((driver) => driver.migrate()));
    expect(await namesOf(drivers[0])).toEqual(tables);
  }
});

test('a migration waits seconds for a table in use, and the next attempt succeeds', async () => {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const driver = await open(url);
  await driver.migrate();
  const holder = new pg.Client({ connectionString: url });
  addCleanUp(() => holder.end());
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table drizzle.__drizzle_migrations');
  await expect(driver.migrate()).rejects.toMatchObject({ cause: { code: LOCK_NOT_AVAILABLE } });
  await holder.query('rollback');
  await driver.migrate();
}, 60_000);

test('a replica waits as long as another one migrates', async () => {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const holder = new pg.Client({ connectionString: url });
  addCleanUp(() => holder.end());
  await holder.connect();
  await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const driver = await open(url);
  const migrated = driver.migrate();
  await waitFor('it waits for the lock', async () => {
    const [row] = await postgres.query(
      `select 1 from pg_stat_activity where application_name = 'portico migrations'
        and wait_event = 'advisory' and query_start < now() - interval '5 seconds'`,
      url,
    );
    return row !== undefined;
  });
  await holder.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  await migrated;
}, 60_000);
