import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { Log } from '../log/log.ts';
import {
  DatabaseUnavailableError,
  isDatabaseUnavailable,
  isConnectionError,
} from './database-unavailable.ts';
import type { Database } from './database.ts';
import type { Driver } from './driver.ts';
import { openPglite } from './pglite.driver.ts';
import { openPostgres } from './postgres.driver.ts';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;
/** To open the embedded database anew takes a moment of the whole process. */
const LONGEST_REOPEN_MS = 30_000;

/**
 * Owns the driver. PGlite must open for the process to start; a PostgreSQL server that is down is
 * waited for in the background, with `db` refusing until it is there and migrated.
 */
@Injectable()
export class DatabaseService implements OnModuleInit, OnApplicationShutdown {
  private driver: Driver | undefined;
  private migrated = false;
  private readonly stop = new AbortController();
  private resolveReady!: () => void;
  private readonly readyOnce = new Promise<void>((resolve) => (this.resolveReady = resolve));

  constructor(
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  /** The database, for repositories. @throws DatabaseUnavailableError until connected and migrated */
  get db(): Database {
    if (!this.driver || !this.migrated) throw new DatabaseUnavailableError();
    return this.driver.db;
  }

  get kind(): Driver['kind'] {
    return this.config.databaseUrl ? 'postgres' : 'pglite';
  }

  /** Resolves once the database was reached and migrated: boot work that writes waits for it. */
  whenReady(): Promise<void> {
    return this.readyOnce;
  }

  /**
   * Does what a start changes in the database. Where that is away, the start goes on, and the work is
   * done as soon as it is back: again from the beginning, so it has to bear that.
   * @throws what the work fails with for another reason; later, that ends the process
   */
  async atStart(work: () => Promise<void>): Promise<void> {
    const attempt = () => this.attempt(work);
    if (!(await attempt()))
      void this.readyOnce.then(() => this.keepTrying(attempt, LONGEST_RETRY_MS));
  }

  /** One trivial statement, for readiness. */
  async ping(): Promise<void> {
    if (!this.driver || !this.migrated) throw new DatabaseUnavailableError();
    await this.driver.ping();
  }

  async onModuleInit(): Promise<void> {
    if (this.config.databaseUrl) {
      const driver = openPostgres(this.config.databaseUrl, (error) =>
        this.log.warn({ err: error }, 'an idle database connection broke'),
      );
      this.driver = driver;
      const migrate = () => this.attempt(() => this.migrate(driver));
      if (!(await migrate())) void this.keepTrying(migrate, LONGEST_RETRY_MS);
    } else {
      this.driver = await openPglite(this.config.dataDir, {
        mayMake: this.config.newDatabase,
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
   * @returns false where the database is away
   * @throws what the work itself fails with: that needs a person, not patience
   */
  private async attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isDatabaseUnavailable(error) && !isConnectionError(error)) throw error;
      this.log.warn({ err: error }, 'the database cannot be reached; trying again');
      return false;
    }
  }

  /** The embedded database has no server that starts it again after a panic. */
  private async reopen(): Promise<void> {
    this.migrated = false;
    this.log.error({}, 'the embedded database ended itself and is opened again');
    await this.keepTrying(() => this.tryReopen(), LONGEST_REOPEN_MS);
  }

  private async tryReopen(): Promise<boolean> {
    try {
      await this.driver?.reopen?.();
      this.migrated = true;
      this.log.info({}, 'the embedded database is open again');
      return true;
    } catch (error) {
      this.log.warn({ err: error }, 'the embedded database cannot be opened; trying again');
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
