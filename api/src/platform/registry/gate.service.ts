import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, sql } from 'drizzle-orm';
import { Config } from '../../core/config/config.ts';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { RouteCatalog } from '../../http/route-catalog.ts';
import { Log } from '../../core/log/log.ts';
import { BOOT } from './boot-actor.ts';
import type { ChannelChange } from './channel-change.ts';
import { GateRefused } from './errors.ts';
import { apiRefusals, gate } from './gate/gate.ts';
import { nameOf } from './gate/refusal.ts';
import type { GateManifest, Refusal } from './gate/refusal.ts';
import { isRetired } from './registry.repository.ts';
import { blobs, channelEvents, channels, releaseFiles, releases } from './registry.table.ts';

/** A release's manifest without its bulk. */
const slim = sql<GateManifest>`${releases.manifest} - 'files' - 'frame' - 'prerendered'`;

/** The page server answers these with whatever page a remote declares. */
const PAGES = new Set(['/', '/*']);

/** Lets pass what fits: looks at the database as it would be, and says everything that does not. */
@Injectable()
export class GateService {
  constructor(
    private readonly config: Config,
    private readonly database: DatabaseService,
    private readonly catalog: RouteCatalog,
    private readonly log: Log,
  ) {}

  /**
   * @param tx holds the registry's lock
   * @throws GateRefused
   */
  async requireFit(tx: Database, changes: readonly ChannelChange[]): Promise<void> {
    const rows = await tx.select().from(channels).orderBy(asc(channels.name));
    const live = new Map<string, GateManifest>();
    const refusals: Refusal[] = [];
    for (const { name, liveVersion } of rows) {
      const change = changes.find((one) => one.name === name);
      const version = change?.version ?? liveVersion;
      const manifest = version === null ? undefined : await this.manifest(tx, name, version);
      if (manifest) live.set(name, manifest);
      if (manifest && change) refusals.push(...(await this.damage(tx, manifest)));
    }
    const kept = (await this.kept(tx)).filter(
      ({ name, version }) => live.get(name)?.version !== version,
    );
    const changed = new Set(changes.map(({ name }) => name));
    refusals.push(...gate({ live, changed, kept, channels: rows, api: this.api() }));
    if (refusals.length === 0) return;
    const what = changes.map(nameOf).join(', ');
    throw new GateRefused(`${what} does not fit what is live`, refusals);
  }

  /**
   * A new API must answer, as before, every operation that a live or retained release calls.
   * @param replaced parts whose live version this start replaces: theirs count only if retained
   * @throws GateRefused
   */
  async requireOperations(replaced: ReadonlySet<string>): Promise<void> {
    const { db } = this.database;
    const live = await db
      .select({ manifest: slim })
      .from(channels)
      .innerJoin(
        releases,
        and(eq(releases.name, channels.name), eq(releases.version, channels.liveVersion)),
      );
    const staying = live
      .map(({ manifest }) => manifest)
      .filter(({ name, version }) => !replaced.has(name) && !this.isDraft(version));
    const used = new Map(
      [...staying, ...(await this.kept(db))].map((manifest) => [nameOf(manifest), manifest]),
    );
    const refusals = apiRefusals([...used.values()], this.api());
    if (refusals.length === 0) return;
    this.log.error({ refusals }, 'this API does not answer what releases call');
    throw new GateRefused('This API does not fit the releases that it is to serve', refusals);
  }

  /** Of `npm run dev`: the next one is a moment away. */
  private isDraft(version: string): boolean {
    return this.config.sandbox && version.includes('-dev.');
  }

  private api() {
    const routes = this.catalog
      .routes()
      .filter(({ method, path }) => ['GET', 'ALL'].includes(method) && !PAGES.has(path));
    return {
      operations: new Set(this.catalog.operations()),
      shapeOf: (operation: string) => this.catalog.shapeOf(operation),
      routes,
    };
  }

  private async manifest(
    tx: Database,
    name: string,
    version: string,
  ): Promise<GateManifest | undefined> {
    const [row] = await tx
      .select({ manifest: slim })
      .from(releases)
      .where(and(eq(releases.name, name), eq(releases.version, version)));
    return row?.manifest;
  }

  /**
   * What was live and is retained, but for drafts of `npm run dev`. In a working copy every start makes what it has just built live:
   * nobody goes back to those, and they must not hold up the next change of the working copy.
   */
  private async kept(db: Database): Promise<GateManifest[]> {
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

  /** The bytes that would be served are the ones that were published. */
  private async damage(tx: Database, manifest: GateManifest): Promise<Refusal[]> {
    const files = await tx
      .select({ path: releaseFiles.path, sha256: releaseFiles.sha256, bytes: blobs.bytes })
      .from(releaseFiles)
      .leftJoin(blobs, eq(blobs.sha256, releaseFiles.sha256))
      .where(and(eq(releaseFiles.name, manifest.name), eq(releaseFiles.version, manifest.version)));
    return files
      .filter(
        ({ bytes, sha256 }) =>
          !bytes || createHash('sha256').update(bytes).digest('hex') !== sha256,
      )
      .map(({ path }) => ({
        ...{ rule: 'integrity', release: nameOf(manifest) },
        detail: `The stored bytes of ${path} are not the ones that were published.`,
        mend: 'Somebody changed the database by hand: restore it, and publish a new version.',
      }));
  }
}
