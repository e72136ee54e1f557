import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DatabaseUnavailableError, isConnectionError } from './database-unavailable.ts';
import { drizzleOptions, type Database } from './database.ts';
import type { Driver } from './driver.ts';
import { applyMigrations } from './apply-migrations.ts';
import { grantToApplication } from './application-role.ts';

/** Maximum connections of one replica. */
const POOL_SIZE = 10;
const CONNECT_MS = 3_000;
/** Time limit of a statement. Beyond it the request is answered with 503. */
const STATEMENT_MS = 10_000;

/**
 * A connection pool for PostgreSQL 14 or newer. It connects on first use, so that the process
 * starts while the server is down.
 * @param onError called when an idle connection breaks
 * @param ownerString address of the same database as the owner of its tables, for migrations
 */
export function openPostgres(
  connectionString: string,
  onError: (error: Error) => void,
  ownerString?: string,
): Driver {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    // The client's own limit, for a server that no longer responds at all.
    query_timeout: STATEMENT_MS + 2_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'portico',
    options: '-c timezone=UTC',
  });
  pool.on('error', onError);
  // A connection that breaks in use fails its query. Without a listener the event would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  reportUnavailable(pool);
  const db = drizzle(pool, drizzleOptions) as unknown as Database;
  return {
    kind: 'postgres',
    db,
    migrate: () => migrateUnderLock(connectionString, ownerString),
    ping: async () => void (await db.execute(sql`select 1`)),
    close: () => pool.end(),
  };
}

/**
 * Converts connection errors of a transaction. A failed statement has drizzle's own error type; a
 * failed connection would otherwise look like the error of any socket.
 */
function reportUnavailable(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  const connectOrReport = async () => {
    try {
      return await connect();
    } catch (error) {
      throw isConnectionError(error) ? new DatabaseUnavailableError({ cause: error }) : error;
    }
  };
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connectOrReport()) as typeof pool.connect;
}

/**
 * Uses a separate connection without a limit for statements, because a migration may take long. It waits
 * briefly for tables in use: meanwhile every statement on such a table would wait behind it.
 */
async function migrateUnderLock(connectionString: string, ownerString?: string): Promise<void> {
  const client = new pg.Client({
    connectionString: ownerString ?? connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'portico migrations',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await applyMigrations(client);
    if (ownerString !== undefined)
      await grantToApplication(client, decodeURIComponent(new URL(connectionString).username));
  } finally {
    // The end of the session also releases the lock.
    await client.end().catch(() => undefined);
  }
}
