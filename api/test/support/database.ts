import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { addCleanUp } from './clean-up.ts';
import { dataFolder } from './folders.ts';

/** Where an API keeps its data: PGlite in a folder, or PostgreSQL. */
export interface TestDatabase {
  dataDir?: string;
  databaseUrl?: string;
}

/** A migrated PGlite database without rows. */
export const newPglite = async (): Promise<TestDatabase> => ({ dataDir: await dataFolder() });

/**
 * A migrated database without rows on the PostgreSQL server of this run (scripts/jest/database-server.cjs),
 * dropped after the test file.
 */
export async function newPostgresDatabase(): Promise<Required<Pick<TestDatabase, 'databaseUrl'>>> {
  const template = new URL(process.env.TEST_DATABASE_TEMPLATE ?? '');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(template, `create database ${name} template ${template.pathname.slice(1)}`);
  addCleanUp(() => administer(template, `drop database ${name} with (force)`));
  return { databaseUrl: new URL(name, template).href };
}

/** The only database of this run, for tests that do not need one of them; undefined: both are tested. */
export const ONLY_DATABASE = process.env.TEST_DATABASE as 'pglite' | 'postgres' | undefined;

/** What a test gets that names no database. */
export const newDatabase = (): Promise<TestDatabase> =>
  ONLY_DATABASE === 'pglite' ? newPglite() : newPostgresDatabase();

/** Runs a statement beside all databases of tests. */
async function administer(template: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('postgres', template).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
