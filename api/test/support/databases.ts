import { newPglite, newPostgresDatabase, type TestDatabase } from './database.ts';

/** Runs the same tests on PGlite and on PostgreSQL. */
export function onBothDatabases(tests: (newDatabase: () => Promise<TestDatabase>) => void): void {
  describe('on PGlite', () => tests(newPglite));
  describe('on PostgreSQL', () => tests(newPostgresDatabase));
}
