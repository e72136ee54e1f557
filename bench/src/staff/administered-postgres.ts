import pg from 'pg';
import { startPostgres, type BenchPostgres } from './postgres.ts';

/**
 * A private PostgreSQL server and a connection as its superuser.
 * @param undo gets what ends both; run it from the last to the first
 * @param existingFolder as for `startPostgres`
 */
export async function startAdministeredPostgres(
  undo: (() => unknown)[],
  existingFolder?: string,
): Promise<{ postgres: BenchPostgres; admin: pg.Client }> {
  const postgres = await startPostgres(existingFolder);
  undo.push(() => postgres.stop());
  const admin = new pg.Client(postgres.url('postgres'));
  await admin.connect();
  undo.push(() => admin.end());
  return { postgres, admin };
}
