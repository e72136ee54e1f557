import { Injectable } from '@nestjs/common';
import type { Refusal } from '@portico/sdk/platform';
import type { AuditActor } from '../../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../../core/db/database.ts';

type Version = { name: string; version: string };

/** What another module of the platform adds to publishing and promoting. */
interface ReleaseCheck {
  /** Runs in the transaction that stores a release. */
  published(tx: Database, release: Version, by: AuditActor): Promise<void>;
  /** @returns reasons against making a version live; runs under the registry's lock */
  refusals(tx: Database, release: Version): Promise<Refusal[]>;
}

/** Checks of releases that modules above the registry register in their `onModuleInit`. */
@Injectable()
export class ReleaseChecks {
  private readonly checks: ReleaseCheck[] = [];

  register(check: ReleaseCheck): void {
    this.checks.push(check);
  }

  async published(...event: Parameters<ReleaseCheck['published']>): Promise<void> {
    for (const check of this.checks) await check.published(...event);
  }

  async refusals(tx: Database, release: Version): Promise<Refusal[]> {
    const all: Refusal[] = [];
    for (const check of this.checks) all.push(...(await check.refusals(tx, release)));
    return all;
  }
}
