import { Injectable } from '@nestjs/common';
import { and, asc, eq, sql } from 'drizzle-orm';
import { Config } from '../../../core/config/config.ts';
import type { Database } from '../../../core/db/database.ts';
import { DatabaseService } from '../../../core/db/database.service.ts';
import { BOOT } from '../state/boot-actor.ts';
import type { GateManifest } from '@portico/sdk/platform';
import { isRetired } from '../database/retained-contents.repository.ts';
import type { ChannelRow } from '../database/registry-lock.repository.ts';
import {
  blobs,
  channelEvents,
  channels,
  releaseFiles,
  releases,
} from '../database/registry.table.ts';

/** A release's manifest without its large fields. */
const slim = sql<GateManifest>`${releases.manifest} - 'files' - 'frame' - 'prerendered'`;

/** A stored file of a release: its expected hash, hex, and its bytes. */
export interface StoredFile {
  path: string;
  sha256: string;
  bytes: Buffer | null;
}

/** Reads what the gate checks. */
@Injectable()
export class GateRepository {
  constructor(
    private readonly config: Config,
    private readonly database: DatabaseService,
  ) {}

  /** All channels, sorted by name. */
  channels(db: Database = this.database.db): Promise<ChannelRow[]> {
    return db.select().from(channels).orderBy(asc(channels.name));
  }

  async manifest(
    name: string,
    version: string,
    db: Database = this.database.db,
  ): Promise<GateManifest | undefined> {
    const [row] = await db
      .select({ manifest: slim })
      .from(releases)
      .where(and(eq(releases.name, name), eq(releases.version, version)));
    return row?.manifest;
  }

  /** Manifests of the live releases. */
  async live(): Promise<GateManifest[]> {
    const rows = await this.database.db
      .select({ manifest: slim })
      .from(channels)
      .innerJoin(
        releases,
        and(eq(releases.name, channels.name), eq(releases.version, channels.liveVersion)),
      );
    return rows.map(({ manifest }) => manifest);
  }

  /**
   * Manifests of retained releases that were live once. Development builds of `npm run dev` do not
   * count. In a working copy, releases that only its own starts made live do not count either: they
   * are no rollback targets, and must not block the next change.
   */
  async retained(db: Database = this.database.db): Promise<GateManifest[]> {
    const byPerson = this.config.sandbox ? sql`and e.actor <> ${BOOT.actor}` : sql``;
    const rows = await db
      .select({ manifest: slim })
      .from(releases)
      .where(
        sql`not ${isRetired} and ${releases.version} not like '%-dev.%' and exists (select 1 from ${channelEvents} e
          where e.channel = ${releases.name} and e.to_version = ${releases.version} ${byPerson})`,
      )
      .orderBy(asc(releases.seq));
    return rows.map(({ manifest }) => manifest);
  }

  files({ name, version }: GateManifest, db: Database = this.database.db): Promise<StoredFile[]> {
    return db
      .select({ path: releaseFiles.path, sha256: releaseFiles.sha256, bytes: blobs.bytes })
      .from(releaseFiles)
      .leftJoin(blobs, eq(blobs.sha256, releaseFiles.sha256))
      .where(and(eq(releaseFiles.name, name), eq(releaseFiles.version, version)));
  }
}
