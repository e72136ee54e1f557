import { Injectable } from '@nestjs/common';
import { Log } from '../../../core/log/log.ts';
import { LiveSite } from '../../../core/site/live-site.ts';
import { SiteVersionsRepository } from '../database/site-versions.repository.ts';
import { ReleaseContents } from '../disk/release-contents.service.ts';
import { ReleaseRetired, SiteRefused } from '../release/errors.ts';
import { rollbackTargets } from '../state/rollback-targets.ts';
import { SitePacks } from './site-packs.service.ts';

/**
 * Serves the live version of the site pack on this replica, also from its disk while the database is
 * unavailable.
 */
@Injectable()
export class ReleasedSite {
  /** The live version that was read last, whether or not it is valid. */
  private read: string | null = null;
  private refreshing: Promise<void> = Promise.resolve();

  constructor(
    private readonly versions: SiteVersionsRepository,
    private readonly packs: SitePacks,
    private readonly contents: ReleaseContents,
    private readonly site: LiveSite,
    private readonly log: Log,
  ) {}

  /** Serves the version on disk, until the database answers. */
  async restore(): Promise<void> {
    const stored = await this.contents.disk.readSite();
    if (!stored) return;
    try {
      this.site.useRelease(await this.packs.compiled(stored.version, stored.files));
    } catch (error) {
      this.log.warn({ err: error }, 'the site pack on disk cannot be served');
    }
  }

  /**
   * Serves what is live in the database. One call follows the other, so that none serves what it read before.
   * @throws while the database is unavailable; the last version stays
   */
  refresh(): Promise<void> {
    this.refreshing = this.refreshing.catch(() => undefined).then(() => this.readLive());
    return this.refreshing;
  }

  private async readLive(): Promise<void> {
    const live = await this.versions.live();
    if (live === null || live === this.read) return;
    const earlier = rollbackTargets(await this.versions.changes());
    for (const version of [live, ...earlier]) if (await this.serve(version)) break;
    this.read = live;
  }

  /** @returns false for a version that is not valid for this API: then the one before it is served */
  private async serve(version: string): Promise<boolean> {
    try {
      this.site.useRelease(await this.packs.of(version));
    } catch (error) {
      if (!(error instanceof SiteRefused || error instanceof ReleaseRetired)) throw error;
      this.log.error({ err: error, version }, 'this version of the site pack cannot be served');
      return false;
    }
    this.log.info({ site: version, source: this.site.source }, 'site pack changed');
    const files = await this.packs.hashesOf(version);
    await this.contents.disk.writeSite({ version, files }).catch((error: unknown) => {
      this.log.warn({ err: error }, 'the site pack could not be written to disk');
    });
    return true;
  }
}
