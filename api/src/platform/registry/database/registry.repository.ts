import { Injectable } from '@nestjs/common';
import { and, asc, eq, sql } from 'drizzle-orm';
import { AuditWriter } from '../../../core/audit/audit-writer.repository.ts';
import type { AuditActor } from '../../../core/audit/audit-writer.repository.ts';
import { DatabaseService } from '../../../core/db/database.service.ts';
import { rowsOf } from '../../../core/db/database.ts';
import type { Database } from '../../../core/db/database.ts';
import { UnknownRemote } from '../release/errors.ts';
import { ReleaseChecks } from '../state/release-checks.ts';
import { lockRegistry } from './registry-lock.repository.ts';
import type { Channel, RegistryState, StoredRelease } from '../state/registry-state.ts';
import { releaseKey } from '../state/registry-state.ts';
import { addContents, deleteUnusedContents, isRetired } from './retained-contents.repository.ts';
import { canaries } from './canary.table.ts';
import {
  blobs,
  channelEvents,
  channels,
  releaseFiles,
  releaseRetirements,
  releases,
} from './registry.table.ts';
import type { VerifiedRelease } from '../release/verify-release.ts';

/** A published version. */
export interface PublishedRelease {
  /** Hex sha256 of the canonical manifest. */
  digest: string;
  /** Its files were deleted. */
  isRetired: boolean;
}

/** SQL: whether visitors got the release: it is or was live, or in a canary. */
const wasShown = sql<boolean>`exists (
  select 1 from ${channelEvents} e where e.channel = releases.name and e.to_version = releases.version)
  or exists (select 1 from ${canaries} c where c.app = releases.name and c.version = releases.version)`;

/** Reads and writes releases and their files. */
@Injectable()
export class RegistryRepository {
  constructor(
    private readonly database: DatabaseService,
    private readonly audit: AuditWriter,
    private readonly checks: ReleaseChecks,
  ) {}

  /** @returns undefined for a version that was never published */
  async published(
    name: string,
    version: string,
    db: Database = this.database.db,
  ): Promise<PublishedRelease | undefined> {
    const [row] = await db
      .select({ digest: releases.digest, isRetired })
      .from(releases)
      .where(and(eq(releases.name, name), eq(releases.version, version)));
    return row;
  }

  /**
   * Stores a release with all of its files, or nothing. Publishing equal bytes restores a retired
   * version.
   * @returns false if the version already exists, with the same or other contents
   * @throws UnknownRemote
   */
  async addRelease(release: VerifiedRelease, by: AuditActor): Promise<boolean> {
    const { manifest, digest, files } = release;
    const { name, version } = manifest;
    return this.database.db.transaction(async (tx) => {
      await lockRegistry(tx);
      await requireChannel(tx, name);
      const existing = await this.published(name, version, tx);
      if (existing && !(existing.isRetired && existing.digest === digest)) return false;
      await addContents(tx, files);
      if (existing) {
        await tx.insert(releaseRetirements).values({
          ...{ name, version, kind: 'restore', actor: by.actor },
          why: 'the same bytes were published again',
        });
      } else {
        await tx
          .insert(releases)
          .values({ name, version, manifest, digest, publishedBy: by.actor });
        if (files.length) {
          await tx
            .insert(releaseFiles)
            .values(files.map(({ path, sha256 }) => ({ name, version, path, sha256 })));
        }
      }
      await this.audit.write(tx, {
        ...by,
        action: 'release.publish',
        target: `release:${name}`,
        detail: { version, digest, files: files.length },
      });
      await this.checks.published(tx, { name, version }, by);
      return true;
    });
  }

  /** @returns a value that changes with every publish, change of a channel or canary, and retirement; cheap to read */
  async fingerprint(): Promise<string> {
    const [row] = await rowsOf<{ fingerprint: string }>(
      this.database.db,
      sql`select concat_ws(' ',
        (select count(*) from ${releases}),
        (select count(*) from ${releaseRetirements}),
        (select string_agg(concat_ws(' ', name, revision, restriction, array_to_string(mounts, ' '), switched_off_at),
          ',' order by name) from ${channels}),
        (select string_agg(concat_ws(' ', 'canary', id, share), ',' order by id) from ${canaries} where state = 'running')
        ) as fingerprint`,
    );
    return row?.fingerprint ?? '';
  }

  /** @returns the live and retained releases, as one consistent snapshot */
  async state(): Promise<RegistryState> {
    return this.database.db.transaction(
      async (tx) => {
        const rows = await tx.select().from(channels).orderBy(asc(channels.name));
        const retained = await tx
          .select({ name: releases.name, version: releases.version, wasShown })
          .from(releases)
          .where(sql`not ${isRetired}`)
          .orderBy(asc(releases.seq));
        const running = await tx.select().from(canaries).where(eq(canaries.state, 'running'));
        const state: Channel[] = [];
        for (const { name, restriction, mounts, revision, liveVersion, switchedOffAt } of rows) {
          const live = liveVersion === null ? undefined : await readRelease(tx, name, liveVersion);
          state.push({
            ...{ name, restriction, mounts, revision, live: live ?? null },
            ...(switchedOffAt && { isOff: true as const }),
            ...(await readCanary(
              tx,
              running.find(({ app }) => app === name),
            )),
          });
        }
        const keyOf = ({ name, version }: { name: string; version: string }) =>
          releaseKey(name, version);
        return {
          channels: state,
          releases: retained.map(keyOf),
          shown: retained.filter((release) => release.wasShown).map(keyOf),
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  /** @returns hashes of the contents of all retained releases */
  async retainedContents(): Promise<string[]> {
    const rows = await this.database.db.select({ sha256: blobs.sha256 }).from(blobs);
    return rows.map(({ sha256 }) => sha256);
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

  /**
   * Retires versions: deletes contents that no other version has. Manifests, publishers and changes
   * stay on record.
   * @param choose returns the versions to retire; runs under the registry's lock
   * @returns the retired versions
   */
  async retire(
    choose: (tx: Database) => Promise<{ name: string; version: string }[]>,
    by: AuditActor,
    why: string,
  ): Promise<{ name: string; version: string }[]> {
    return this.database.db.transaction(async (tx) => {
      await lockRegistry(tx);
      const chosen = await choose(tx);
      for (const { name, version } of chosen) {
        await tx
          .insert(releaseRetirements)
          .values({ name, version, kind: 'retire', actor: by.actor, why });
        await this.audit.write(tx, {
          ...by,
          action: 'release.retire',
          target: `release:${name}`,
          detail: { version, why },
        });
        const own = tx
          .select({ sha256: releaseFiles.sha256 })
          .from(releaseFiles)
          .where(and(eq(releaseFiles.name, name), eq(releaseFiles.version, version)));
        await deleteUnusedContents(tx, own);
      }
      return chosen;
    });
  }
}

async function requireChannel(tx: Database, name: string): Promise<void> {
  const [row] = await tx
    .select({ name: channels.name })
    .from(channels)
    .where(eq(channels.name, name));
  if (!row) throw new UnknownRemote(name);
}

async function readCanary(
  db: Database,
  row: typeof canaries.$inferSelect | undefined,
): Promise<Pick<Channel, 'canary'>> {
  const release = row && (await readRelease(db, row.app, row.version));
  if (!release) return {};
  const { id, share, secret } = row;
  return { canary: { id, share, secret, release } };
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
