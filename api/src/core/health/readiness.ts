import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Readiness as Answer } from 'shared/contracts/health/schema';
import { Config } from '../config/config.ts';
import { DatabaseService } from '../db/database.service.ts';
import { StorageHealth } from '../db/storage-health.ts';
import { withTimeout } from '../db/with-timeout.ts';

/** How long readiness waits for the database before it says no. */
const PATIENCE_MS = 2_000;
/** A disk with less counts as full. */
const MIN_FREE_BYTES = 1024 * 1024;

type Missing = NonNullable<Answer['missing']>[number];

/** @returns why the replica must not receive traffic; undefined where it may */
type Check = () => string | undefined;

/** What must hold for this replica to be sent traffic, and what it can do without (decision 0018). */
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
  ) {}

  /** Adds a condition. Modules call it in their `onModuleInit`. */
  require(name: string, check: Check): void {
    this.required.set(name, check);
  }

  /** Every condition, with the reason where it does not hold. */
  conditions(): { name: string; problem: string | undefined }[] {
    return [...this.required].map(([name, check]) => ({ name, problem: check() }));
  }

  /** From now on readiness says no, so that load balancers stop sending. */
  stop(): void {
    this.stopping = true;
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
    return withTimeout(this.database.ping(), PATIENCE_MS).then(
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
