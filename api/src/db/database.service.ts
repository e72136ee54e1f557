import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { Log } from '../log/log.ts';
import { DatabaseAwayError, isDatabaseAway } from './away.ts';
import type { Database } from './database.ts';
import type { Driver } from './driver.ts';
import { openPglite } from './pglite.driver.ts';
import { openPostgres } from './postgres.driver.ts';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;

/**
 * Owns the driver. PGlite must open for the process to start; a PostgreSQL server that is down is
 * waited for in the background, with `db` refusing until it is there and migrated.
 */
@Injectable()
export class DatabaseService implements OnModuleInit, OnApplicationShutdown {
  private driver: Driver | undefined;
  private migrated = false;
  private stopping = false;
  private wake: (() => void) | undefined;
  private resolveReady!: () => void;
  private readonly readyOnce = new Promise<void>((resolve) => (this.resolveReady = resolve));

  constructor(
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  /** The database, for repositories. @throws DatabaseAwayError until connected and migrated */
  get db(): Database {
    if (!this.driver || !this.migrated) throw new DatabaseAwayError();
    return this.driver.db;
  }

  get kind(): Driver['kind'] {
    return this.config.databaseUrl ? 'postgres' : 'pglite';
  }

  /** Resolves once the database was reached and migrated: boot work that writes waits for it. */
  whenReady(): Promise<void> {
    return this.readyOnce;
  }

  /** One trivial statement, for readiness. */
  async ping(): Promise<void> {
    if (!this.driver || !this.migrated) throw new DatabaseAwayError();
    await this.driver.ping();
  }

  async onModuleInit(): Promise<void> {
    if (this.config.databaseUrl) {
      this.driver = openPostgres(this.config.databaseUrl, (error) =>
        this.log.warn({ err: error }, 'an idle database connection broke'),
      );
      if (!(await this.tryMigrate())) void this.keepTrying();
    } else {
      this.driver = await openPglite(this.config.dataDir);
      await this.driver.migrate();
      this.becomeReady();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wake?.();
    await this.driver?.close();
    this.driver = undefined;
  }

  private becomeReady(): void {
    this.migrated = true;
    this.resolveReady();
  }

  /** @throws what a migration itself fails with: that needs a person, not patience */
  private async tryMigrate(): Promise<boolean> {
    try {
      await this.driver?.migrate();
      this.becomeReady();
      return true;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      this.log.warn({ err: error }, 'the database cannot be reached; trying again');
      return false;
    }
  }

  private async keepTrying(): Promise<void> {
    for (let wait = FIRST_RETRY_MS; !this.stopping; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        setTimeout(resolve, wait).unref();
      });
      if (this.stopping || (await this.tryMigrate())) return;
    }
  }
}
