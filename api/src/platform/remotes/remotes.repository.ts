import { Injectable } from '@nestjs/common';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { AuditWriter } from '../../core/audit/audit-writer.repository.ts';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { Database } from '../../core/db/database.ts';
import type { GateManifest } from '@portico/sdk/platform';
import { lockRegistry } from '../registry/database/registry-lock.repository.ts';
import type { ChannelRow } from '../registry/database/registry-lock.repository.ts';
import { channels, releases } from '../registry/database/registry.table.ts';
import { RunningCanaries } from '../registry/database/running-canaries.repository.ts';

/** The change of a remote's row, and its audit entry. */
export interface RemoteAct {
  /** `mount`: the audit entry is `remote.mount`. */
  verb: 'mount' | 'restrict' | 'budget' | 'off' | 'on';
  row: Partial<Omit<ChannelRow, 'name' | 'liveVersion' | 'revision'>>;
  detail: Record<string, unknown>;
}

/** A remote, with the declarations of its live release. */
export interface StoredRemote extends ChannelRow {
  live: Pick<GateManifest, 'name' | 'version' | 'kind' | 'routes' | 'offers' | 'needs'> | null;
}

const declared = sql<
  StoredRemote['live']
>`case when ${releases.name} is null then null else jsonb_build_object(
  'name', ${releases.name}, 'version', ${releases.version}, 'kind', 'remote', 'routes', ${releases.manifest}->'routes',
  'offers', coalesce(${releases.manifest}->'offers', '{}'), 'needs', coalesce(${releases.manifest}->'needs', '{}')) end`;

/**
 * Reads and writes remotes: channels without the shell's. Each act is one transaction with its audit
 * entry, under the registry's lock, so that no promote overlaps it.
 */
@Injectable()
export class RemotesRepository {
  constructor(
    private readonly database: DatabaseService,
    private readonly audit: AuditWriter,
    private readonly canaries: RunningCanaries,
  ) {}

  /** All remotes, sorted by name. */
  async all(db: Database = this.database.db): Promise<StoredRemote[]> {
    const rows = await db
      .select({ channel: channels, live: declared })
      .from(channels)
      .leftJoin(
        releases,
        and(eq(releases.name, channels.name), eq(releases.version, channels.liveVersion)),
      )
      .where(ne(channels.name, 'shell'))
      .orderBy(asc(channels.name));
    return rows.map(({ channel, live }) => ({ ...channel, live }));
  }

  /**
   * Adds a remote.
   * @param prepare runs under the lock with all remotes; throws to reject the act
   */
  async add<Result>(
    remote: Pick<ChannelRow, 'name' | 'mounts' | 'restriction'>,
    by: AuditActor,
    prepare: (remotes: StoredRemote[], tx: Database) => void,
    complete: (tx: Database) => Promise<Result>,
  ): Promise<Result> {
    const { name, mounts, restriction } = remote;
    return this.database.db.transaction(async (tx) => {
      await lockRegistry(tx);
      prepare(await this.all(tx), tx);
      await tx.insert(channels).values(remote);
      await this.write(tx, name, by, { verb: 'add', detail: { mounts, restriction } });
      return complete(tx);
    });
  }

  /**
   * Changes a remote.
   * @param decide runs under the lock with all remotes; throws to reject the act
   */
  async change(
    name: string,
    by: AuditActor,
    decide: (remotes: StoredRemote[]) => RemoteAct,
  ): Promise<void> {
    await this.database.db.transaction(async (tx) => {
      await lockRegistry(tx);
      const act = decide(await this.all(tx));
      await tx
        .update(channels)
        .set({ ...act.row, revision: sql`${channels.revision} + 1` })
        .where(eq(channels.name, name));
      await this.write(tx, name, by, act);
      if (act.row.switchedOffAt) await this.endCanary(tx, name, by, act.row.switchedOffAt);
    });
  }

  /** A remote that is switched off has no canary. */
  private async endCanary(tx: Database, name: string, by: AuditActor, at: Date): Promise<void> {
    const canary = await this.canaries.of(name, tx);
    if (!canary) return;
    await this.canaries.end(tx, canary, {
      reason: 'off',
      message: 'The remote was switched off',
      by,
      at,
    });
  }

  /**
   * Removes a remote of which nothing was ever published.
   * @param prepare runs under the lock; throws to reject the act
   */
  async remove(
    name: string,
    by: AuditActor,
    prepare: (remotes: StoredRemote[], hasReleases: boolean, tx: Database) => Promise<void>,
  ): Promise<void> {
    await this.database.db.transaction(async (tx) => {
      await lockRegistry(tx);
      const [published] = await tx
        .select({ version: releases.version })
        .from(releases)
        .where(eq(releases.name, name))
        .limit(1);
      await prepare(await this.all(tx), published !== undefined, tx);
      await tx.delete(channels).where(eq(channels.name, name));
      await this.write(tx, name, by, { verb: 'remove', detail: {} });
    });
  }

  private write(
    tx: Database,
    name: string,
    by: AuditActor,
    { verb, detail }: { verb: RemoteAct['verb'] | 'add' | 'remove'; detail: RemoteAct['detail'] },
  ): Promise<void> {
    return this.audit.write(tx, {
      ...by,
      action: `remote.${verb}`,
      target: `remote:${name}`,
      detail,
    });
  }
}
