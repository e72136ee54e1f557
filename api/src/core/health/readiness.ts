import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { HealthIndicatorService } from '@nestjs/terminus';
import type { Readiness as Answer } from 'shared/contracts/health/schema';
import { Config } from '../config/config.ts';
import { DatabaseService } from '../db/database.service.ts';
import { StorageHealth } from '../db/storage-health.ts';
import { within } from '../db/within.ts';
import { RegistryWatch } from '../../platform/registry/registry-watch.service.ts';

/** How long readiness waits for the database before it says no. */
const PATIENCE_MS = 2_000;
/** A disk with less counts as full. */
const MIN_FREE_BYTES = 1024 * 1024;

type Missing = NonNullable<Answer['missing']>[number];

/** What must hold for this replica to be sent traffic, and what it can do without (decision 0018). */
@Injectable()
export class Readiness {
  private stopping = false;

  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly config: Config,
    private readonly database: DatabaseService,
    private readonly storage: StorageHealth,
    private readonly registry: RegistryWatch,
  ) {}

  /** From now on readiness says no, so that load balancers stop sending. */
  stop(): void {
    this.stopping = true;
  }

  /** Up unless the process is shutting down. */
  async process() {
    const indicator = this.indicators.check('process');
    return this.stopping ? indicator.down('shutting down') : indicator.up();
  }

  /** Up once it is known that this API answers what releases call. */
  async releases() {
    const indicator = this.indicators.check('releases');
    return this.registry.isSettled
      ? indicator.up()
      : indicator.down('not held against this API yet');
  }

  /** What is missing of what public pages can do without. */
  async missing(): Promise<Missing[]> {
    const [hasDatabase, hasRoom] = await Promise.all([this.databaseAnswers(), this.hasRoom()]);
    return [
      ...(hasDatabase ? [] : ['database' as const]),
      ...(hasRoom ? [] : ['storage' as const]),
    ];
  }

  private databaseAnswers(): Promise<boolean> {
    return within(this.database.ping(), PATIENCE_MS).then(
      () => true,
      () => false,
    );
  }

  /** Whether writes found room lately, and this replica's own disk has some. */
  private async hasRoom(): Promise<boolean> {
    if (this.storage.isFull) return false;
    const disk = await statfs(this.config.dataDir).catch(() => undefined);
    return disk === undefined || disk.bavail * disk.bsize >= MIN_FREE_BYTES;
  }
}
