import { percentDecoded } from '@portico/sdk/rules/percent';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DatabaseUnavailableError, isConnectionError } from './database-unavailable.ts';
import { drizzleOptions, type Database } from './database.ts';
import { ConnectionRefused, connectionProblem } from './connection-problem.ts';
import type { Driver } from './driver.ts';
import { traceStatements } from './traced-statements.ts';
import { withTimeout } from './with-timeout.ts';
import { applyMigrations } from './apply-migrations.ts';
import { grantToApplication } from './application-role.ts';

const CONNECT_MS = 3_000;
/** Time limit of a statement. Beyond it the request is answered with 503. */
const STATEMENT_MS = 10_000;

/** How long a stop waits for connections: one that broke while it was used may never answer. */
const CLOSE_MS = 3_000;

/** An open transaction without statements ends after this time. */
const IDLE_IN_TRANSACTION_MS = 30_000;

export interface PostgresAddresses {
  databaseUrl: string;
  /** Of the same database without a pooler; default: `databaseUrl`. */
  databaseDirectUrl?: string | undefined;
  /** Of the same database as the owner of its tables, for migrations. */
  databaseOwnerUrl?: string | undefined;
  databasePoolSize?: number;
}

/**
 * A connection pool for PostgreSQL 14 or newer. It connects on first use, so that the process
 * starts while the server is down.
 * @param onError called when an idle connection breaks
 */
export function openPostgres(
  addresses: PostgresAddresses,
  onError: (error: Error) => void,
): Driver {
  const { databaseUrl, databaseDirectUrl, databasePoolSize = 10 } = addresses;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: databasePoolSize,
    connectionTimeoutMillis: CONNECT_MS,
    // The client's own limit, for a server that no longer responds at all.
    query_timeout: STATEMENT_MS + 2_000,
    keepAlive: true,
    application_name: 'portico',
    // A pooler refuses these: there, they are defaults of the user.
    ...(databaseDirectUrl === undefined && {
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      options: '-c timezone=UTC',
    }),
  });
  pool.on('error', onError);
  // A connection that breaks in use fails its query. Without a listener the event would end the
  // process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    traceStatements(client);
  });
  traceStatements(pool);
  reportUnavailable(pool);
  const db = drizzle(pool, drizzleOptions) as unknown as Database;
  return {
    kind: 'postgres',
    db,
    migrate: () => prepareDatabase(pool, addresses),
    ping: async () => void (await db.execute(sql`select 1`)),
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: databasePoolSize,
    }),
    close: () => withTimeout(pool.end(), CLOSE_MS).catch(() => undefined),
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

/** @throws ConnectionRefused with one sentence if no retry would help */
async function prepareDatabase(pool: pg.Pool, addresses: PostgresAddresses): Promise<void> {
  const { databaseUrl, databaseDirectUrl, databaseOwnerUrl } = addresses;
  const direct = databaseDirectUrl ?? databaseUrl;
  const directName = databaseDirectUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const { username } = new URL(databaseUrl);
  if (databaseOwnerUrl === undefined) {
    await withSession(directName, direct, applyMigrations);
  } else {
    await withSession('DATABASE_OWNER_URL', databaseOwnerUrl, async (client) => {
      await applyMigrations(client);
      await grantToApplication(client, percentDecoded(username) ?? username);
    });
  }
  if (databaseDirectUrl !== undefined) await withSession(directName, direct, setDefaults);
  await describingProblems('DATABASE_URL', databaseUrl, () => pool.query('select 1'));
}

/** Of the user of the application, for connections of a pooler, which drops settings of clients. */
async function setDefaults(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(current_database()) as name',
  );
  const change = `alter role current_user in database ${rows[0]!.name} set`;
  await client.query(
    [
      `${change} statement_timeout = ${STATEMENT_MS}`,
      `${change} idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
      `${change} timezone = 'UTC'`,
    ].join(';\n'),
  );
}

/** A connection of its own, without a limit for statements, because a migration may take long. */
function withSession(
  name: string,
  connectionString: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  return describingProblems(name, connectionString, async () => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'portico migrations',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await work(client);
    } finally {
      // The end of the session also releases the lock.
      await client.end().catch(() => undefined);
    }
  });
}

async function describingProblems<T>(
  name: string,
  address: string,
  work: () => Promise<T>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const problem = connectionProblem(error, name, address);
    throw problem === undefined ? error : new ConnectionRefused(problem, { cause: error });
  }
}
