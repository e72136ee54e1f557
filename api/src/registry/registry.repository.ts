import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { DatabaseService } from '../db/database.service.ts';
import { rowsOf } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import type { ChannelRules } from './channel-defaults.ts';
import type { Channel, RegistryState, StoredRelease } from './registry-state.ts';
import { releaseKey } from './registry-state.ts';
import { blobs, channelEvents, channels, releaseFiles, releases } from './registry.table.ts';
import type { VerifiedRelease } from './verify-release.ts';

/** The registry's rows: releases, their files, channels and what happened to them. */
@Injectable()
export class RegistryRepository {
  constructor(private readonly database: DatabaseService) {}

  /** @returns hex digest of a published release, undefined for an unknown one */
  async digestOf(name: string, version: string): Promise<string | undefined> {
    const [row] = await this.database.db
      .select({ digest: releases.digest })
      .from(releases)
      .where(and(eq(releases.name, name), eq(releases.version, version)));
    return row?.digest;
  }

  /**
   * Writes a release with all of its files, or nothing.
   * @returns false when the version is there already, whatever it holds
   */
  async addRelease(release: VerifiedRelease, publishedBy: string): Promise<boolean> {
    const { manifest, digest, files } = release;
    const { name, version } = manifest;
    return this.database.db.transaction(async (tx) => {
      const added = await tx
        .insert(releases)
        .values({ name, version, manifest, digest, publishedBy })
        .onConflictDoNothing()
        .returning({ name: releases.name });
      if (!added.length) return false;
      for (const file of files) await addBlob(tx, file);
      if (files.length) {
        await tx
          .insert(releaseFiles)
          .values(files.map(({ path, sha256 }) => ({ name, version, path, sha256 })));
      }
      return true;
    });
  }

  /** One channel; undefined before its first promote. */
  async channel(
    name: string,
  ): Promise<{ liveVersion: string | null; revision: number } | undefined> {
    const [row] = await this.database.db
      .select({ liveVersion: channels.liveVersion, revision: channels.revision })
      .from(channels)
      .where(eq(channels.name, name));
    return row;
  }

  /** Makes a channel with its operator's defaults, unless it is there. */
  async addChannel(name: string, rules: ChannelRules): Promise<void> {
    await this.database.db
      .insert(channels)
      .values({ name, ...rules })
      .onConflictDoNothing();
  }

  /**
   * Makes a version live and writes down who did so, in one transaction.
   * @returns false when the channel is no longer at the expected revision
   */
  async setLive(change: {
    name: string;
    version: string;
    expectedRevision: number;
    actor: string;
    why: string;
  }): Promise<boolean> {
    const { name, version, expectedRevision, actor, why } = change;
    return this.database.db.transaction(async (tx) => {
      const [before] = await tx
        .select({ liveVersion: channels.liveVersion, revision: channels.revision })
        .from(channels)
        .where(eq(channels.name, name))
        .for('update');
      if (before?.revision !== expectedRevision) return false;
      await tx
        .update(channels)
        .set({ liveVersion: version, revision: expectedRevision + 1 })
        .where(eq(channels.name, name));
      await tx.insert(channelEvents).values({
        channel: name,
        actor,
        fromVersion: before.liveVersion,
        toVersion: version,
        why,
      });
      return true;
    });
  }

  /** The channel's changes, newest first. */
  async events(name: string): Promise<{ actor: string; toVersion: string }[]> {
    return this.database.db
      .select({ actor: channelEvents.actor, toVersion: channelEvents.toVersion })
      .from(channelEvents)
      .where(eq(channelEvents.channel, name))
      .orderBy(desc(channelEvents.id));
  }

  /** A cheap value that changes with every publish and every change of a channel. */
  async stamp(): Promise<string> {
    const [row] = await rowsOf<{ stamp: string }>(
      this.database.db,
      sql`select concat_ws(' ',
        (select count(*) from ${releases}),
        (select string_agg(concat_ws(' ', name, revision, restriction, array_to_string(mounts, ' ')),
          ',' order by name) from ${channels})) as stamp`,
    );
    return row?.stamp ?? '';
  }

  /** What is live and what is known, as one consistent picture. */
  async state(): Promise<RegistryState> {
    return this.database.db.transaction(
      async (tx) => {
        const rows = await tx.select().from(channels).orderBy(asc(channels.name));
        const known = await tx
          .select({ name: releases.name, version: releases.version })
          .from(releases)
          .orderBy(asc(releases.seq));
        const state: Channel[] = [];
        for (const { name, restriction, mounts, revision, liveVersion } of rows) {
          const live = liveVersion === null ? undefined : await readRelease(tx, name, liveVersion);
          state.push({ name, restriction, mounts, revision, live: live ?? null });
        }
        return {
          channels: state,
          releases: known.map(({ name, version }) => releaseKey(name, version)),
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  async release(name: string, version: string): Promise<StoredRelease | undefined> {
    return readRelease(this.database.db, name, version);
  }

  async blob(hash: string): Promise<Buffer | undefined> {
    const [row] = await this.database.db
      .select({ bytes: blobs.bytes })
      .from(blobs)
      .where(eq(blobs.sha256, hash));
    return row?.bytes;
  }
}

async function addBlob(tx: Database, file: VerifiedRelease['files'][number]): Promise<void> {
  const { sha256, bytes } = file;
  await tx.insert(blobs).values({ sha256, size: bytes.length, bytes }).onConflictDoNothing();
}

async function readRelease(
  db: Database,
  name: string,
  version: string,
): Promise<StoredRelease | undefined> {
  const [release] = await db
    .select({ manifest: releases.manifest })
    .from(releases)
    .where(and(eq(releases.name, name), eq(releases.version, version)));
  if (!release) return undefined;
  const files = await db
    .select({ path: releaseFiles.path, sha256: releaseFiles.sha256 })
    .from(releaseFiles)
    .where(and(eq(releaseFiles.name, name), eq(releaseFiles.version, version)));
  return {
    manifest: release.manifest,
    files: Object.fromEntries(files.map(({ path, sha256 }) => [path, sha256])),
  };
}
