import type { Database } from './database.ts';

/** One of the two database drivers behind one face. */
export interface Driver {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /** Brings the schema up to date; safe to run on several replicas at once. */
  migrate(): Promise<void>;
  /** One trivial statement; rejects while the database is away. */
  ping(): Promise<void>;
  /** Opens a database that ended itself once more; absent where another process is the server. */
  reopen?(): Promise<void>;
  close(): Promise<void>;
}
