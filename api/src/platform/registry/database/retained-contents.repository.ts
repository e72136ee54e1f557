import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import { bytesOf } from '../../../core/db/bytes.ts';
import type { Database } from '../../../core/db/database.ts';
import { inPieces } from '../../../core/process/yield-to-event-loop.ts';
import { blobs, releaseFiles, releases } from './registry.table.ts';
import { siteVersionFiles, siteVersions } from './site-version.table.ts';

/**
 * SQL: whether the newest retirement row of the release is a retirement, not a restore. The columns of
 * `releases` are written out: Drizzle names columns without their table in the fields of a select from one
 * table, and `name` would be that of the retirement itself.
 */
export const isRetired = sql<boolean>`coalesce((
  select r.kind = 'retire' from release_retirements r
  where r.name = releases.name and r.version = releases.version
  order by r.id desc limit 1), false)`;

/** SQL: the same of a version of the site pack. */
export const isSiteRetired = sql<boolean>`coalesce((
  select r.kind = 'retire' from site_retirements r
  where r.version = site_versions.version
  order by r.id desc limit 1), false)`;

/** Stores contents that are not stored yet. @param tx holds the registry's lock */
export const addContents = (
  tx: Database,
  files: readonly { sha256: string; bytes: Buffer }[],
): Promise<unknown> =>
  inPieces(files, 1, (piece) => {
    const rows = piece.map(({ sha256, bytes }) => ({
      ...{ sha256, size: bytes.length },
      bytes: bytesOf(bytes),
    }));
    return tx.insert(blobs).values(rows).onConflictDoNothing();
  });

/**
 * Deletes contents that no retained release and no retained version of the site pack uses.
 * @param tx holds the registry's lock
 * @param hashes of the contents in question, a select
 */
export async function deleteUnusedContents(tx: Database, hashes: SQLWrapper): Promise<void> {
  const one = { one: sql`1` };
  const inReleases = tx
    .select(one)
    .from(releaseFiles)
    .innerJoin(
      releases,
      and(eq(releases.name, releaseFiles.name), eq(releases.version, releaseFiles.version)),
    )
    .where(and(eq(releaseFiles.sha256, blobs.sha256), sql`not ${isRetired}`));
  const inSites = tx
    .select(one)
    .from(siteVersionFiles)
    .innerJoin(siteVersions, eq(siteVersions.version, siteVersionFiles.version))
    .where(and(eq(siteVersionFiles.sha256, blobs.sha256), sql`not ${isSiteRetired}`));
  await tx
    .delete(blobs)
    .where(and(inArray(blobs.sha256, hashes), notExists(inReleases), notExists(inSites)));
}
