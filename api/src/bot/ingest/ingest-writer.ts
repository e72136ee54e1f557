import { Injectable } from '@nestjs/common';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { StorageHealth } from '../../core/db/storage-health.ts';

/** Rolls back the transaction of a dry run; caught in this file. */
class DryRunEnd extends Error {}

/**
 * Writes a batch and increments the revision in one transaction. A dry run does the same work and is
 * rolled back.
 */
@Injectable()
export class IngestWriter {
  constructor(
    private readonly database: DatabaseService,
    private readonly revisions: RevisionRepository,
    private readonly storage: StorageHealth,
  ) {}

  /** @param work returns the number of written items */
  async append(noun: string, dryRun: boolean, work: (tx: Database) => Promise<number>) {
    return this.run(noun, dryRun, async (tx) => {
      const written = await work(tx);
      if (written > 0) {
        await this.revisions.bump(tx, noun);
        await this.revisions.received(tx, noun);
      }
      return written;
    });
  }

  /** @returns whether the set was replaced; false for a revision that is not newer */
  async replace(
    noun: string,
    sent: number,
    dryRun: boolean,
    work: (tx: Database) => Promise<void>,
  ) {
    return this.run(noun, dryRun, async (tx) => {
      const taken = await this.revisions.take(tx, noun, sent);
      if (taken) {
        await this.revisions.received(tx, noun);
        await work(tx);
      }
      return taken;
    });
  }

  private async run<T>(
    noun: string,
    dryRun: boolean,
    work: (tx: Database) => Promise<T>,
  ): Promise<T> {
    let result: { value: T } | undefined;
    try {
      await this.database.db.transaction(async (tx) => {
        result = { value: await work(tx) };
        if (dryRun) throw new DryRunEnd();
      });
      this.storage.succeeded();
    } catch (error) {
      if (!(error instanceof DryRunEnd)) throw error;
    }
    this.revisions.invalidate(noun);
    if (!result) throw new Error('the transaction ended without a result');
    return result.value;
  }
}
