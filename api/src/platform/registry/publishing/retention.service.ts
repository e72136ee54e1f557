import { Injectable } from '@nestjs/common';
import { SYSTEM } from '../../../core/audit/audit-writer.repository.ts';
import { Config } from '../../../core/config/config.ts';
import type { Database } from '../../../core/db/database.ts';
import { Log } from '../../../core/log/log.ts';
import { ReleaseHistoryRepository } from '../database/release-history.repository.ts';
import type { ReleaseHistory } from '../database/release-history.repository.ts';
import { RegistryRepository } from '../database/registry.repository.ts';
import { expiredVersions } from './retention.ts';
import type { RetentionCandidate } from './retention.ts';
import { rollbackTargets } from '../state/rollback-targets.ts';
import { RunningCanaries } from '../database/running-canaries.repository.ts';

/** Deletes the files of old versions. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly config: Config,
    private readonly history: ReleaseHistoryRepository,
    private readonly repository: RegistryRepository,
    private readonly canaries: RunningCanaries,
    private readonly log: Log,
  ) {}

  /** @returns the retired versions */
  async sweep(now = Date.now()): Promise<{ name: string; version: string }[]> {
    const { count, days } = this.config.retention;
    const retired = await this.repository.retire(
      (tx) => this.expired(tx, now),
      SYSTEM,
      `older than ${days} days and not among the newest ${count}`,
    );
    if (retired.length > 0) this.log.info({ retired }, 'old releases were retired');
    return retired;
  }

  private async expired(tx: Database, now: number) {
    const history = await this.history.read(undefined, { db: tx });
    const running = await this.canaries.all(tx);
    return history.channels.flatMap(({ name }) => {
      const events = history.events.filter(({ channel }) => channel === name);
      const expired = expiredVersions(
        candidatesOf(name, history).filter(
          ({ version }) => !running.some((row) => row.app === name && row.version === version),
        ),
        rollbackTargets(events)[0],
        this.config.retention,
        now,
      );
      return expired.map((version) => ({ name, version }));
    });
  }
}

function candidatesOf(name: string, { channels, versions, events }: ReleaseHistory) {
  const live = channels.find((channel) => channel.name === name)?.liveVersion;
  const liveUntil = new Map(
    events
      .filter(({ channel }) => channel === name)
      .map(({ fromVersion, at }) => [fromVersion, at.getTime()] as const),
  );
  return versions
    .filter((release) => release.name === name && !release.isRetired)
    .map(({ version, publishedAt }): RetentionCandidate => ({
      version,
      publishedAt: publishedAt.getTime(),
      isLive: version === live,
      liveUntil: liveUntil.get(version),
    }));
}
