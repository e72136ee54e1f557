import { newPglite, newPostgresDatabase, type TestDatabase } from './database.ts';

/** Runs the same tests on PGlite and on PostgreSQL. */
export function onBothDatabases(tests: (newDatabase: () => Promise<TestDatabase>) => void): void {
  describe('on PGlite', () => tests(newPglite));
  // Runs of mutants keep to the database that starts in no time.
  if (process.env.ONLY_PGLITE === '1') return;
  describe('on PostgreSQL', () => tests(newPostgresDatabase));
}
