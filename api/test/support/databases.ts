import { newPglite, newPostgresDatabase, ONLY_DATABASE, type TestDatabase } from './database.ts';

/** Runs the same tests on PGlite and on PostgreSQL, unless the run keeps to one of them. */
export function onBothDatabases(tests: (newDatabase: () => Promise<TestDatabase>) => void): void {
  if (ONLY_DATABASE !== 'postgres') describe('on PGlite', () => tests(newPglite));
  if (ONLY_DATABASE !== 'pglite') describe('on PostgreSQL', () => tests(newPostgresDatabase));
}
