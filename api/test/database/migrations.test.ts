import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { rowsOf } from '../../src/core/db/database.ts';
import type { Driver } from '../../src/core/db/driver.ts';
import { MIGRATION_LOCK } from '../../src/core/db/migrations.ts';
import { applyMigrations } from '../../src/core/db/apply-migrations.ts';
import { openPglite } from '../../src/core/db/pglite.driver.ts';
import { openPostgres } from '../../src/core/db/postgres.driver.ts';
import * as schema from '../../src/app/schema.ts';
import { addCleanUp } from '../support/clean-up.ts';
import { onBothDatabases } from '../support/databases.ts';
import { dataFolder } from '../support/folders.ts';
import { startPostgres } from '../support/postgres.ts';
import { waitFor } from '../support/wait.ts';

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
  'site_changes',
  'site_retirements',
  'site_version_files',
  'site_versions',
];

/** PostgreSQL's code of a lock that was waited for too long. */
const LOCK_NOT_AVAILABLE = '55P03';

const open = async (databaseUrl?: string): Promise<Driver> => {
  const driver = databaseUrl
    ? openPostgres({ databaseUrl }, () => undefined)
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
  await expect(driver.migrate()).rejects.toMatchObject({ code: LOCK_NOT_AVAILABLE });
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
  await waitFor('it has asked for the lock more than once', async () => {
    const [row] = await postgres.query(
      `select 1 from pg_stat_activity where application_name = 'portico migrations'
        and query like '%pg_try_advisory_lock%' and query_start > backend_start + interval '1 second'`,
      url,
    );
    return row !== undefined;
  });
  expect(await namesOf(driver)).toEqual([]);
  await holder.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  await migrated;
  expect(await namesOf(driver)).toEqual(tables);
}, 60_000);

describe('an index that is built beside writes', () => {
  const CONCURRENT = 'CREATE UNIQUE INDEX CONCURRENTLY "things_name" ON "things" ("name");';

  /** A folder of migrations. */
  async function folderOf(files: string[]): Promise<string> {
    const folder = await dataFolder();
    mkdirSync(join(folder, 'meta'), { recursive: true });
    const entries = files.map((_, idx) => ({ idx, tag: `000${idx}_step`, when: idx + 1 }));
    for (const { idx, tag } of entries) writeFileSync(join(folder, `${tag}.sql`), files[idx]!);
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
    return folder;
  }

  async function connect(url: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, application_name: 'a replica' });
    addCleanUp(() => client.end());
    await client.connect();
    return client;
  }

  const FILES = ['CREATE TABLE "things" ("name" text);', CONCURRENT];

  test('is built once, while other replicas wait and writes go on', async () => {
    const postgres = await startPostgres();
    const url = await postgres.newDatabase();
    const folder = await folderOf(FILES);
    const writer = await connect(url);
    const first = await connect(url);
    await applyMigrations(first, await folderOf(FILES.slice(0, 1)));
    await first.end();
    await writer.query('begin');
    await writer.query(`insert into things values ('a')`);
    const replicas = [await connect(url), await connect(url)];
    const migrated = Promise.all(
      replicas.map((client) => applyMigrations(client, folder).then(() => client.end())),
    );
    await waitFor('the index waits for the transaction', async () => {
      const rows = await postgres.query(
        `select 1 from pg_stat_activity where application_name = 'a replica'
          and query like 'CREATE UNIQUE INDEX CONCURRENTLY%' and wait_event_type = 'Lock'`,
        url,
      );
      return rows.length === 1;
    });
    await postgres.query(`insert into things values ('b')`, url);
    await writer.query('commit');
    await migrated;
    const [row] = await postgres.query(
      `select indisvalid as valid from pg_index where indexrelid = 'things_name'::regclass`,
      url,
    );
    expect(row).toEqual({ valid: true });
  }, 60_000);

  test('is built again after an attempt that failed', async () => {
    const postgres = await startPostgres();
    const url = await postgres.newDatabase();
    const folder = await folderOf(FILES);
    await postgres.query(
      `create table things (name text); insert into things values ('a'), ('a')`,
      url,
    );
    await postgres.query(
      `create schema drizzle; create table drizzle.__drizzle_migrations
        (id serial primary key, hash text not null, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 1)`,
      url,
    );
    const failed = await connect(url);
    await expect(applyMigrations(failed, folder)).rejects.toMatchObject({ code: '23505' });
    await failed.end();
    await postgres.query(`delete from things`, url);
    await applyMigrations(await connect(url), folder);
    const [row] = await postgres.query(
      `select indisvalid as valid, (select max(created_at)::int from drizzle.__drizzle_migrations) as last
        from pg_index where indexrelid = 'things_name'::regclass`,
      url,
    );
    expect(row).toEqual({ valid: true, last: 2 });
  }, 60_000);

  test('is built by the embedded database, too', async () => {
    // A copy, because making one takes seconds: with its own tables, and as if no migration had run.
    const client = await PGlite.create(join(await dataFolder(), 'db'));
    addCleanUp(() => client.close());
    await client.exec('drop schema drizzle cascade');
    await applyMigrations(client, await folderOf(FILES));
    const { rows } = await client.query(
      `select indexname from pg_indexes where tablename = 'things'`,
    );
    expect(rows).toEqual([{ indexname: 'things_name' }]);
  });
});
