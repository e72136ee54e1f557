import { Injectable } from '@nestjs/common';
import { SITE } from '@portico/sdk/contracts/site-releases/version';
import { moneyDifferences, typefaceProblems } from '@portico/site';
import type { MoneyDifference, SiteFiles } from '@portico/site';
import { SYSTEM, type AuditActor } from '../../../core/audit/audit-writer.repository.ts';
import { Config } from '../../../core/config/config.ts';
import type { Database } from '../../../core/db/database.ts';
import { Log } from '../../../core/log/log.ts';
import { servedPack, type ServedPack } from '../../../core/site/served-pack.ts';
import { SiteVersionsRepository, type SiteMove } from '../database/site-versions.repository.ts';
import { RemoteConfigurations } from '../live/remote-configurations.service.ts';
import { ReleasedSite } from '../live/released-site.service.ts';
import { SitePacks } from '../live/site-packs.service.ts';
import {
  ChannelMoved,
  MoneyRefused,
  NothingToRollBackTo,
  ReleaseRetired,
  SiteRefused,
} from '../release/errors.ts';
import type { Change } from '../state/channel-change.ts';
import { rollbackTargets } from '../state/rollback-targets.ts';
import { expiredVersions } from './retention.ts';

/** Who changes the live version, and why. */
export interface SiteChangeBy extends Change {
  /** Whether the caller may change what the site sells. */
  maySell: boolean;
}

/** The result of a promote or rollback. */
export interface SiteOutcome {
  from: string | null;
  to: string;
  /** False if the version was already live or the change was a dry run. */
  changed: boolean;
  /** What the two versions sell otherwise. */
  money: MoneyDifference[];
}

/** Publishes, promotes and rolls back versions of the site pack. */
@Injectable()
export class SiteReleases {
  constructor(
    private readonly config: Config,
    private readonly versions: SiteVersionsRepository,
    private readonly packs: SitePacks,
    private readonly released: ReleasedSite,
    private readonly configurations: RemoteConfigurations,
    private readonly log: Log,
  ) {}

  /**
   * Compiles and stores a pack. Publishing equal files again changes nothing.
   * @returns the version, and whether it is new or restored
   * @throws SiteRefused with every problem of the pack
   */
  async publish(files: SiteFiles, by: AuditActor): Promise<{ version: string; added: boolean }> {
    const { pack, problems } = servedPack(files, this.config);
    const all = pack ? await typefaceProblems(pack.site.facts, files) : problems;
    if (!pack || all.length > 0) throw new SiteRefused(all);
    this.requireConfigurations(pack);
    const { version } = pack;
    const added = await this.versions.add(version, files, by);
    if (added) this.log.info({ version }, 'site pack published');
    return { version, added };
  }

  /**
   * Makes a published version live. A dry run never throws MoneyRefused.
   * @throws UnknownRelease, ReleaseRetired, SiteRefused
   * @throws ChannelMoved if another version than the expected one is live
   * @throws MoneyRefused if it changes what the site sells and the caller may not
   */
  promote(version: string, expected: string | null, change: SiteChangeBy): Promise<SiteOutcome> {
    return this.setLive({ version, expected, kind: 'promote' }, change);
  }

  /**
   * Makes a version live that was live before.
   * @param to undefined: the most recent one that is retained
   * @throws NothingToRollBackTo, and the errors of {@link promote}
   */
  async rollback(
    to: string | undefined,
    expected: string | null,
    change: SiteChangeBy,
  ): Promise<SiteOutcome> {
    const version = await this.rollbackTarget(to);
    return this.setLive({ version, expected, kind: 'rollback' }, change);
  }

  /** @returns the version that a rollback makes live; null: none */
  async nextRollback(): Promise<string | null> {
    for (const version of rollbackTargets(await this.versions.changes()))
      if ((await this.versions.published(version))?.isRetired === false) return version;
    return null;
  }

  private async rollbackTarget(to: string | undefined): Promise<string> {
    if (to !== undefined) {
      const changes = await this.versions.changes();
      if (changes.some(({ toVersion }) => toVersion === to)) return to;
      const message = `${SITE} ${to} was never live; use "promote ${SITE} ${to}" instead`;
      throw new NothingToRollBackTo(message);
    }
    const version = await this.nextRollback();
    if (version !== null) return version;
    throw new NothingToRollBackTo(
      `No earlier version of ${SITE} is retained; promote a version instead`,
    );
  }

  private async setLive(move: SiteMove, change: SiteChangeBy): Promise<SiteOutcome> {
    const { version, expected, kind } = move;
    // A rollback is for emergencies: what does not fit has its default.
    if (kind === 'promote') this.requireConfigurations(await this.packs.of(version));
    // Compared before the lock is held: versions never change, and the lock holds only if `expected` is live.
    const money = await this.differences(expected, version);
    const changed = await this.versions.setLive(move, change, () => {
      if (money.length > 0 && !change.maySell && !change.dryRun) throw new MoneyRefused(money);
      return money.length > 0 ? { money } : {};
    });
    if (changed) {
      await this.refresh();
      await this.retireExpired();
    }
    return { from: expected, to: version, changed, money };
  }

  /** @throws SiteRefused for values that live remotes do not take */
  private requireConfigurations(pack: ServedPack): void {
    const problems = this.configurations.problems(pack);
    if (problems.length > 0) throw new SiteRefused(problems);
  }

  /** @throws ChannelMoved, and SiteRefused if the next version is not valid for this API */
  private async differences(expected: string | null, next: string): Promise<MoneyDifference[]> {
    const live = await this.versions.live();
    if (live !== expected) throw new ChannelMoved(SITE, live, expected);
    const after = await this.packs.of(next);
    if (live === null || live === next) return [];
    try {
      const before = await this.packs.of(live);
      return moneyDifferences(before.site, after.site);
    } catch (error) {
      if (!(error instanceof SiteRefused || error instanceof ReleaseRetired)) throw error;
      // Nobody can say what it sells.
      return [{ key: 'live version', from: 'not valid for this API', to: next }];
    }
  }

  /** Never throws: the change is committed, and `RegistryWatch` retries the read. */
  private async refresh(): Promise<void> {
    await this.released.refresh().catch((error: unknown) => {
      this.log.warn({ err: error }, 'the promoted site pack could not be read; retrying');
    });
  }

  /** Deletes the files of old versions. Never throws: the next change retries. */
  private async retireExpired(): Promise<void> {
    await this.sweep().catch((error: unknown) => {
      this.log.warn({ err: error }, 'old versions of the site pack could not be retired');
    });
  }

  /** By the rules of releases. @returns the retired versions */
  async sweep(now = Date.now()): Promise<string[]> {
    const { count, days } = this.config.retention;
    const why = `older than ${days} days and not among the newest ${count}`;
    const retired = await this.versions.retire((tx) => this.expired(tx, now), SYSTEM, why);
    if (retired.length > 0)
      this.log.info({ retired }, 'old versions of the site pack were retired');
    return retired;
  }

  private async expired(tx: Database, now: number): Promise<string[]> {
    const changes = await this.versions.changes(tx);
    const live = await this.versions.live(tx);
    const liveUntil = new Map(changes.map(({ fromVersion, at }) => [fromVersion, at.getTime()]));
    const candidates = (await this.versions.versions(tx))
      .filter(({ isRetired }) => !isRetired)
      .map(({ version, publishedAt }) => ({
        ...{ version, publishedAt: publishedAt.getTime() },
        ...{ isLive: version === live, liveUntil: liveUntil.get(version) },
      }));
    return expiredVersions(candidates, rollbackTargets(changes)[0], this.config.retention, now);
  }
}
