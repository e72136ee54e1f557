import type { Database } from './database.ts';

/** The connections of one replica. */
export interface PoolState {
  used: number;
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
  max: number;
}

/** The common interface of the two database drivers. */
export interface Driver {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /** Applies pending migrations. Safe on several replicas at once. */
  migrate(): Promise<void>;
  /** Runs a trivial statement. Rejects while the database is unavailable. */
  ping(): Promise<void>;
  /** Reopens the embedded database after a panic; absent for a database server. */
  reopen?(): Promise<void>;
  /** Absent for the embedded database, which has no connections. */
  pool?(): PoolState;
  close(): Promise<void>;
}
