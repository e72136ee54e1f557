import { addCleanUp } from './clean-up.ts';
import { startPostgresServer, type PostgresServer } from './postgres-server.ts';

/** A private PostgreSQL server of a test file. */
export type TestPostgres = Omit<PostgresServer, 'stop'>;

/** Starts a server, and stops and removes it after the test file. */
export async function startPostgres(): Promise<TestPostgres> {
  const server = await startPostgresServer();
  addCleanUp(() => server.stop());
  return server;
}
