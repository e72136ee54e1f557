import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Refusal } from '@portico/sdk/platform';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { Config } from '../../core/config/config.ts';
import type { Database } from '../../core/db/database.ts';
import { SmokeKeyService } from '../../identity/keys/smoke/smoke-key.service.ts';
import { BOOT } from '../registry/state/boot-actor.ts';
import { isDraft } from '../registry/release/draft.ts';
import { ReleaseChecks } from '../registry/state/release-checks.ts';
import { smokeRefusals } from './smoke-refusal.ts';
import { SmokeRunRepository } from './smoke-run.repository.ts';

type Version = { name: string; version: string };

/**
 * Requests a run of each published release where a worker is registered, and provides its verdict to the gate. A worker is
 * registered by a valid smoke key.
 */
@Injectable()
export class SmokeCheck implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly checks: ReleaseChecks,
    private readonly runs: SmokeRunRepository,
    private readonly keys: SmokeKeyService,
  ) {}

  onModuleInit(): void {
    this.checks.register(this);
  }

  /** Releases that a start publishes are part of its image, and were tested with it. */
  async published(tx: Database, release: Version, by: AuditActor): Promise<void> {
    if (by.actor === BOOT.actor || isDraft(this.config, release.version)) return;
    if (await this.keys.hasWorkers(tx)) await this.runs.add(tx, release, by);
  }

  async refusals(tx: Database, release: Version): Promise<Refusal[]> {
    if (isDraft(this.config, release.version)) return [];
    const runs = await this.runs.ofVersion(release, tx);
    const { name, version } = release;
    return smokeRefusals(release, runs, {
      isRequired: await this.keys.hasWorkers(tx),
      pictures: runs.judged ? await this.runs.picturesOf([runs.judged.id], tx) : [],
      addressOf: (picture) =>
        `${this.config.publicOrigin}/api/releases/${name}/${version}/smoke/${picture}`,
    });
  }
}
