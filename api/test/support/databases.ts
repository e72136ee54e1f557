import { startPostgres, type TestPostgres } from './postgres.ts';

/** Runs the same tests on PGlite and on a private PostgreSQL server. */
export function onBothDatabases(
  tests: (newDatabase: () => Promise<{ databaseUrl?: string }>) => void,
): void {
  describe('on PGlite', () => tests(async () => ({})));
  describe('on PostgreSQL', () => {
    let postgres: TestPostgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    tests(async () => ({ databaseUrl: await postgres.newDatabase() }));
  });
}
