import { Injectable } from '@nestjs/common';
import { SITE } from '@portico/sdk/contracts/site-releases/version';
import { asc, desc, eq } from 'drizzle-orm';
import { AuditWriter, type AuditActor } from '../../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../../core/db/database.ts';
import { DatabaseService } from '../../../core/db/database.service.ts';
import { contentHash } from '../release/content-hash.ts';
import { ChannelMoved, ReleaseRetired, UnknownRelease } from '../release/errors.ts';
import type { Change } from '../state/channel-change.ts';
import type { ChangeKind } from '../state/registry-state.ts';
import { lockRegistry } from './registry-lock.repository.ts';
import {
  addContents,
  deleteUnusedContents,
  isSiteRetired,
} from './retained-contents.repository.ts';
import {
  siteChanges,
  siteRetirements,
  siteVersionFiles,
  siteVersions,
} from './site-version.table.ts';

/** A published version of the site pack. */
export interface SiteVersion {
  version: string;
  publishedBy: string;
  publishedAt: Date;
  isRetired: boolean;
}

export type SiteChange = typeof siteChanges.$inferSelect;

/** A requested change of the live version. */
export interface SiteMove {
  version: string;
  /** The live version that the caller read; null: none. */
  expected: string | null;
  kind: ChangeKind;
}

const target = SITE;

/** Reads and writes versions of the site pack, and which of them is live. */
@Injectable()
export class SiteVersionsRepository {
  constructor(
    private readonly database: DatabaseService,
    private readonly audit: AuditWriter,
  ) {}

  /**
   * Stores a version with all of its files, or nothing. Publishing a retired version restores it.
   * @param files path -> content
   * @returns false if the version is already stored
   */
  async add(version: string, files: ReadonlyMap<string, Buffer>, by: AuditActor): Promise<boolean> {
    const rows = Array.from(files, ([path, bytes]) => ({
      path,
      bytes,
      sha256: contentHash(bytes),
    }));
    return this.database.db.transaction(async (tx) => {
      await lockRegistry(tx);
      const existing = await this.published(version, tx);
      if (existing && !existing.isRetired) return false;
      await addContents(tx, rows);
      if (existing) {
        const why = 'the same files were published again';
        await tx.insert(siteRetirements).values({ version, kind: 'restore', actor: by.actor, why });
      } else {
        await tx.insert(siteVersions).values({ version, publishedBy: by.actor });
        const listed = rows.map(({ path, sha256 }) => ({ version, path, sha256 }));
        await tx.insert(siteVersionFiles).values(listed);
      }
      const detail = { version, files: rows.length };
      await this.audit.write(tx, { ...by, action: 'site.publish', target, detail });
      return true;
    });
  }

  /** @returns undefined for a version that was never published */
  async published(
    version: string,
    db: Database = this.database.db,
  ): Promise<SiteVersion | undefined> {
    const [row] = await selectVersions(db).where(eq(siteVersions.version, version));
    return row;
  }

  /** @returns the content hash of each file of a version; empty for an unknown one */
  async files(version: string): Promise<{ path: string; sha256: string }[]> {
    return this.database.db
      .select({ path: siteVersionFiles.path, sha256: siteVersionFiles.sha256 })
      .from(siteVersionFiles)
      .where(eq(siteVersionFiles.version, version));
  }

  /** @returns null: no version is live */
  async live(db: Database = this.database.db): Promise<string | null> {
    const [row] = await db
      .select({ version: siteChanges.toVersion })
      .from(siteChanges)
      .orderBy(desc(siteChanges.id))
      .limit(1);
    return row?.version ?? null;
  }

  /** @returns all changes, oldest first */
  async changes(db: Database = this.database.db): Promise<SiteChange[]> {
    return db.select().from(siteChanges).orderBy(asc(siteChanges.id));
  }

  /** @returns all versions, oldest first */
  async versions(db: Database = this.database.db): Promise<SiteVersion[]> {
    return selectVersions(db).orderBy(asc(siteVersions.seq));
  }

  /**
   * Makes a version live and records who did so. The transaction holds the registry's lock.
   * @param check runs under the lock; throws to reject the change. @returns details for the audit log
   * @returns whether the live version changed
   * @throws ChannelMoved, UnknownRelease, ReleaseRetired
   */
  async setLive(
    { version, expected, kind }: SiteMove,
    { by, why, dryRun = false }: Change,
    check: () => Record<string, unknown>,
  ): Promise<boolean> {
    return this.database.db.transaction(async (tx) => {
      await lockRegistry(tx);
      const live = await this.live(tx);
      if (live !== expected) throw new ChannelMoved(SITE, live, expected);
      const release = await this.published(version, tx);
      if (!release) throw new UnknownRelease(SITE, version);
      if (release.isRetired) throw new ReleaseRetired(SITE, version);
      if (live === version) return false;
      const more = check();
      if (dryRun) return false;
      const { actor } = by;
      await tx
        .insert(siteChanges)
        .values({ kind, actor, fromVersion: live, toVersion: version, why });
      const detail = { from: live, to: version, why, ...more };
      await this.audit.write(tx, { ...by, action: `site.${kind}`, target, detail });
      return true;
    });
  }

  /**
   * Retires versions: deletes contents that nothing else has. The versions stay on record.
   * @param choose returns the versions to retire; runs under the registry's lock
   */
  async retire(
    choose: (tx: Database) => Promise<string[]>,
    by: AuditActor,
    why: string,
  ): Promise<string[]> {
    return this.database.db.transaction(async (tx) => {
      await lockRegistry(tx);
      const chosen = await choose(tx);
      for (const version of chosen) {
        await tx.insert(siteRetirements).values({ version, kind: 'retire', actor: by.actor, why });
        const detail = { version, why };
        await this.audit.write(tx, { ...by, action: 'site.retire', target, detail });
        const own = tx
          .select({ sha256: siteVersionFiles.sha256 })
          .from(siteVersionFiles)
          .where(eq(siteVersionFiles.version, version));
        await deleteUnusedContents(tx, own);
      }
      return chosen;
    });
  }
}

const selectVersions = (db: Database) =>
  db
    .select({
      version: siteVersions.version,
      publishedBy: siteVersions.publishedBy,
      publishedAt: siteVersions.publishedAt,
      isRetired: isSiteRetired,
    })
    .from(siteVersions)
    .$dynamic();
