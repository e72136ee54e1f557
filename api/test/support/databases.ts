import { startPostgres, type TestPostgres } from './postgres.ts';

/** The same tests on both databases: PGlite as it comes, PostgreSQL as a private server. */
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
