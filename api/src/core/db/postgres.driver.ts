import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseUnavailableError, isConnectionError } from './database-unavailable.ts';
import { drizzleOptions, type Database } from './database.ts';
import type { Driver } from './driver.ts';
import { MIGRATION_LOCK, migrationsFolder } from './migrations.ts';

/** Most connections of one replica. */
const POOL_SIZE = 10;
const CONNECT_MS = 3_000;
/** A request's statement that runs longer is stopped: the answer is 503 then. */
const STATEMENT_MS = 10_000;

/**
 * A pool on PostgreSQL 14 or newer. Connects on first use, so that a database that is down does
 * not stop the process from starting.
 * @param onError told of connections that broke while idle
 */
export function openPostgres(connectionString: string, onError: (error: Error) => void): Driver {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    // A server that vanished without a word never answers: give up shortly after it would have.
    query_timeout: STATEMENT_MS + 2_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'portico',
    options: '-c timezone=UTC',
  });
  pool.on('error', onError);
  // A connection that breaks in use fails its query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  reportUnavailable(pool);
  const db = drizzle(pool, drizzleOptions) as unknown as Database;
  return {
    kind: 'postgres',
    db,
    migrate: () => migrateUnderLock(connectionString),
    ping: async () => void (await db.execute(sql`select 1`)),
    close: () => pool.end(),
  };
}

/**
 * Says what a transaction fails with that gets no connection: failed statements come as drizzle's
 * own error, and this one would come as any other error of a socket.
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

/** On a connection of its own without time limits: a migration may take as long as it needs. */
async function migrateUnderLock(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'portico migrations',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, drizzleOptions), { migrationsFolder });
  } finally {
    // Ending the session also gives the lock back.
    await client.end().catch(() => undefined);
  }
}
