import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { Log } from '../log/log.ts';
import { LateStartFailure } from '../process/late-start-failure.ts';
import { ConnectionRefused } from './connection-problem.ts';
import {
  DatabaseUnavailableError,
  isDatabaseUnavailable,
  isConnectionError,
} from './database-unavailable.ts';
import type { Database } from './database.ts';
import { DatabaseWait } from './database-wait.ts';
import type { Driver, PoolState } from './driver.ts';
import { openPglite } from './pglite.driver.ts';
import { openPostgres } from './postgres.driver.ts';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;
/** Reopening the embedded database blocks the process for a moment. */
const LONGEST_REOPEN_MS = 30_000;

/**
 * Owns the database driver. The process does not start without PGlite. It starts without a
 * PostgreSQL server, retries in the background, and `db` throws until the database is connected and
 * migrated.
 */
@Injectable()
export class DatabaseService implements OnModuleInit, OnApplicationShutdown {
  private driver: Driver | undefined;
  private migrated = false;
  private readonly statements = new Map<string, unknown>();
  private preparedFor: Database | undefined;
  private readonly stop = new AbortController();
  private resolveReady!: () => void;
  private readonly readyOnce = new Promise<void>((resolve) => (this.resolveReady = resolve));

  constructor(
    private readonly config: Config,
    private readonly lateStartFailure: LateStartFailure,
    private readonly log: Log,
  ) {}

  /**
   * The database, for repositories.
   * @throws DatabaseUnavailableError until connected and migrated
   */
  get db(): Database {
    if (!this.driver || !this.migrated) throw new DatabaseUnavailableError();
    return this.driver.db;
  }

  /**
   * A statement that is built once. PostgreSQL plans it once per connection, too, unless a pooler gives connections to others
   * (docs/decisions/0066).
   * @param name a name of its own; it becomes part of the protocol
   * @throws DatabaseUnavailableError as `db`
   */
  prepared<P>(name: string, build: (db: Database) => { prepare(name: string): P }): P {
    const { db } = this;
    if (this.preparedFor !== db) {
      this.preparedFor = db;
      this.statements.clear();
    }
    const statement = this.statements.get(name);
    if (statement) return statement as P;
    const made = build(db).prepare(this.config.databaseDirectUrl === undefined ? name : '');
    this.statements.set(name, made);
    return made;
  }

  get kind(): Driver['kind'] {
    return this.config.databaseUrl ? 'postgres' : 'pglite';
  }

  /** The connections of this replica; undefined for the embedded database. */
  get pool(): PoolState | undefined {
    return this.driver?.pool?.();
  }

  /** Resolves when the database is connected and migrated. Start work that writes waits for it. */
  whenReady(): Promise<void> {
    return this.readyOnce;
  }

  /**
   * Runs the database changes of a start. When the database is unavailable, the start continues,
   * and the work runs again from its beginning after the connection. The work must be idempotent.
   * @throws any other error of the work; a later one ends the process
   */
  async atStart(work: () => Promise<void>): Promise<void> {
    const attempt = () => this.attempt(work);
    if (!(await attempt()))
      void this.readyOnce.then(() => this.keepTrying(attempt, LONGEST_RETRY_MS));
  }

  /** Runs a trivial statement, for readiness. */
  async ping(): Promise<void> {
    if (!this.driver || !this.migrated) throw new DatabaseUnavailableError();
    await this.driver.ping();
  }

  async onModuleInit(): Promise<void> {
    if (this.config.databaseUrl) {
      const { databaseUrl } = this.config;
      const driver = openPostgres({ ...this.config, databaseUrl }, (error) =>
        this.log.warn({ err: error }, 'an idle database connection failed'),
      );
      this.driver = driver;
      const wait = new DatabaseWait(databaseUrl, this.config.databaseWaitMs);
      const migrate = () => this.attempt(() => this.migrate(driver), wait);
      if (!(await migrate())) {
        void this.keepTrying(migrate, LONGEST_RETRY_MS).catch((error: unknown) =>
          this.lateStartFailure.report(error),
        );
      }
    } else {
      this.driver = await openPglite(this.config.dataDir, {
        mayCreate: this.config.newDatabase,
        onPanic: () => void this.reopen(),
      });
      await this.migrate(this.driver);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.driver?.close();
    this.driver = undefined;
  }

  private async migrate(driver: Driver): Promise<void> {
    await driver.migrate();
    this.migrated = true;
    this.resolveReady();
  }

  /**
   * @returns false when the database is unavailable
   * @throws any other error of the work, because a retry would not help
   */
  private async attempt(work: () => Promise<void>, wait?: DatabaseWait): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof ConnectionRefused) throw error;
      if (!isDatabaseUnavailable(error) && !isConnectionError(error)) throw error;
      wait?.requireTimeLeft(error);
      this.log.warn(
        { err: error },
        wait?.sentence(error) ?? 'the database is unreachable; retrying',
      );
      return false;
    }
  }

  /** Restarts the embedded database after a panic; it has no server process that would. */
  private async reopen(): Promise<void> {
    this.migrated = false;
    this.log.error({}, 'the embedded database crashed; reopening it');
    await this.keepTrying(() => this.tryReopen(), LONGEST_REOPEN_MS);
  }

  private async tryReopen(): Promise<boolean> {
    try {
      await this.driver?.reopen?.();
      this.migrated = true;
      this.log.info({}, 'the embedded database was reopened');
      return true;
    } catch (error) {
      this.log.warn({ err: error }, 'the embedded database cannot be opened; retrying');
      return false;
    }
  }

  private async keepTrying(attempt: () => Promise<boolean>, longestMs: number): Promise<void> {
    const { signal } = this.stop;
    for (let wait = FIRST_RETRY_MS; !signal.aborted; wait = Math.min(wait * 2, longestMs)) {
      await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted || (await attempt())) return;
    }
  }
}
