import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SITE } from '@portico/sdk/contracts/site-releases/version';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { Config } from '../../core/config/config.ts';
import { isDatabaseUnavailable } from '../../core/db/database-unavailable.ts';
import type { ServedPack } from '../../core/site/served-pack.ts';
import { hashOpaqueId, newOpaqueId } from '../../http/request/id-cookie.ts';
import { ReleaseRetired, SiteRefused, UnknownRelease } from '../registry/release/errors.ts';
import type { StoredRelease } from '../registry/state/registry-state.ts';
import { RegistryRepository } from '../registry/database/registry.repository.ts';
import { SiteVersionsRepository } from '../registry/database/site-versions.repository.ts';
import { SitePacks } from '../registry/live/site-packs.service.ts';
import { ReleaseFiles } from '../registry/files/release-files.service.ts';
import { previewCookie } from './preview-cookie.ts';
import { PreviewUnavailable } from './preview-unavailable.ts';
import { PreviewRepository, type PreviewRow } from './preview.repository.ts';
import { appsOf, type Versions } from './versions.ts';

export interface NewPreview {
  /** At least one app. */
  versions: Versions;
  /** How long the preview can be opened. */
  seconds: number;
  by: AuditActor;
  /** For the list and the audit log. */
  note?: string;
  /** For others: listed until its end. */
  isLink?: boolean;
}

/** A preview that can be shown now. */
export interface OpenPreview {
  versions: Versions;
  expiresAt: Date;
  /** The releases of `versions`. */
  releases: StoredRelease[];
}

/**
 * Previews: links that show the site with other versions than the live ones. A link is a random
 * key; everything else is in its row, so that a preview can be listed and ended
 * (docs/decisions/0035).
 */
@Injectable()
export class PreviewService {
  private readonly secure: boolean;

  constructor(
    config: Config,
    private readonly previews: PreviewRepository,
    private readonly registry: RegistryRepository,
    private readonly files: ReleaseFiles,
    private readonly sites: SiteVersionsRepository,
    private readonly packs: SitePacks,
  ) {
    this.secure = config.secure;
  }

  /**
   * @returns the key, which is stored as a hash only
   * @throws UnknownRelease, ReleaseRetired
   */
  async create({
    versions,
    seconds,
    by,
    note = '',
    isLink = false,
  }: NewPreview): Promise<{ id: string; key: string; expiresAt: Date }> {
    for (const [name, version] of Object.entries(versions)) {
      const release = await (name === SITE
        ? this.sites.published(version)
        : this.registry.published(name, version));
      if (!release) throw new UnknownRelease(name, version);
      if (release.isRetired) throw new ReleaseRetired(name, version);
    }
    const id = randomBytes(6).toString('hex');
    const key = newOpaqueId();
    const expiresAt = new Date(Date.now() + seconds * 1000);
    const row = { id, hash: hashOpaqueId(key), versions, note, isLink, expiresAt };
    await this.previews.add({ ...row, createdBy: by.actor }, by);
    return { id, key, expiresAt };
  }

  /**
   * Lets the browser show the preview from its next request on.
   * @throws PreviewUnavailable
   */
  async start(key: string, reply: FastifyReply): Promise<void> {
    await this.open(key);
    previewCookie.write(reply, key, this.secure);
  }

  /** Lets the browser show the live site from its next request on. */
  leave(reply: FastifyReply): void {
    previewCookie.clear(reply, this.secure);
  }

  /**
   * @returns undefined for a browser that shows no preview
   * @throws PreviewUnavailable
   */
  async of(request: FastifyRequest): Promise<OpenPreview | undefined> {
    const key = previewCookie.sent(request, this.secure);
    return key === undefined ? undefined : this.open(key);
  }

  /**
   * The site pack that a browser shows in place of the live one.
   * @returns undefined for a browser that shows no preview, or one that ended: its documents say so
   */
  async siteOf(request: FastifyRequest): Promise<ServedPack | undefined> {
    const key = previewCookie.sent(request, this.secure);
    const row = key === undefined ? undefined : await this.previews.find(hashOpaqueId(key));
    const version = row && isCurrent(row) ? row.versions[SITE] : undefined;
    return version === undefined ? undefined : this.packs.of(version);
  }

  /** Not cached, so that the end of a preview takes effect at once on all replicas. */
  private async open(key: string): Promise<OpenPreview> {
    try {
      const row = await this.previews.find(hashOpaqueId(key));
      if (!row) throw new PreviewUnavailable('unknown');
      if (!isCurrent(row)) throw new PreviewUnavailable('ended');
      const { versions, expiresAt } = row;
      if (versions[SITE] !== undefined) await this.packs.of(versions[SITE]);
      return { versions, expiresAt, releases: await this.releasesOf(versions) };
    } catch (error) {
      if (error instanceof ReleaseRetired || error instanceof SiteRefused)
        throw new PreviewUnavailable('retired', error);
      throw isDatabaseUnavailable(error) ? new PreviewUnavailable('away', error) : error;
    }
  }

  private releasesOf(versions: Versions): Promise<StoredRelease[]> {
    return Promise.all(
      appsOf(versions).map(async ([name, version]) => {
        const release = await this.files.release(name, version);
        if (!release) throw new PreviewUnavailable('retired');
        return release;
      }),
    );
  }
}

const isCurrent = ({ revokedAt, expiresAt }: PreviewRow) =>
  revokedAt === null && expiresAt.getTime() > Date.now();
