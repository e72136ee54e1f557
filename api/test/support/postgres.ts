import { addCleanUp } from './clean-up.ts';
import { startPostgresServer, type PostgresServer } from './postgres-server.ts';

/** A private PostgreSQL server of a test file. */
export type TestPostgres = Omit<PostgresServer, 'stop'>;

/** Starts a server, and stops and removes it after the test file. @param settings further ones of the server */
export async function startPostgres(settings?: readonly string[]): Promise<TestPostgres> {
  const server = await startPostgresServer(settings);
  addCleanUp(() => server.stop());
  return server;
}
