import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Readiness as Answer } from '@portico/sdk/contracts/health/schema';
import { Config } from '../config/config.ts';
import { DatabaseService } from '../db/database.service.ts';
import { StorageHealth } from '../db/storage-health.ts';
import { withTimeout } from '../db/with-timeout.ts';
import { MetricsService } from '../metrics/metrics.service.ts';

/** How long readiness waits for the database. */
const DATABASE_TIMEOUT_MS = 1_500;
/** A disk with less free space counts as full. */
const MIN_FREE_BYTES = 1024 * 1024;

type Missing = NonNullable<Answer['missing']>[number];
const SERVICES: Missing[] = ['database', 'storage'];

/** @returns why the replica must not receive traffic; undefined when it may */
type Check = () => string | undefined;

/**
 * The conditions for traffic to this replica, and the services that it can do without (decision
 * 0018).
 */
@Injectable()
export class Readiness {
  private stopping = false;
  private readonly required = new Map<string, Check>([
    ['process', () => (this.stopping ? 'shutting down' : undefined)],
  ]);

  constructor(
    private readonly config: Config,
    private readonly database: DatabaseService,
    private readonly storage: StorageHealth,
    metrics: MetricsService,
  ) {
    const help = '1 while this replica does without a service and is degraded';
    metrics.addGauge({ name: 'portico_degraded', help, labelNames: ['missing'] }, async () => {
      const missing = await this.missing();
      return SERVICES.map((name) => ({
        labels: { missing: name },
        value: missing.includes(name) ? 1 : 0,
      }));
    });
  }

  /** Adds a condition. Call it in `onModuleInit`. */
  require(name: string, check: Check): void {
    this.required.set(name, check);
  }

  /** All conditions, with the reason of each unmet one. */
  conditions(): { name: string; problem: string | undefined }[] {
    return [...this.required].map(([name, check]) => ({ name, problem: check() }));
  }

  /** Whether the replica is about to stop. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** Marks the replica as not ready, so that load balancers stop sending requests. */
  stop(): void {
    this.stopping = true;
  }

  /** The unavailable services without which public pages still work. */
  async missing(): Promise<Missing[]> {
    const [hasDatabase, hasSpace] = await Promise.all([this.databaseAnswers(), this.hasSpace()]);
    return [
      ...(hasDatabase ? [] : ['database' as const]),
      ...(hasSpace ? [] : ['storage' as const]),
    ];
  }

  private databaseAnswers(): Promise<boolean> {
    return withTimeout(this.database.ping(), DATABASE_TIMEOUT_MS).then(
      () => true,
      () => false,
    );
  }

  /** Whether recent writes succeeded, and the disk of this replica has free space. */
  private async hasSpace(): Promise<boolean> {
    if (this.storage.isFull) return false;
    const disk = await statfs(this.config.dataDir).catch(() => undefined);
    return disk === undefined || disk.bavail * disk.bsize >= MIN_FREE_BYTES;
  }
}
