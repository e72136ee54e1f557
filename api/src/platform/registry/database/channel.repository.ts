import { Injectable } from '@nestjs/common';
import { asc, eq, sql } from 'drizzle-orm';
import { AuditWriter } from '../../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../../core/db/database.ts';
import { DatabaseService } from '../../../core/db/database.service.ts';
import type { Change, ChannelChange } from '../state/channel-change.ts';
import { LISTED_APPS } from '../state/listed-apps.ts';
import { ChannelMoved, UnknownRemote } from '../release/errors.ts';
import type { ChannelRow } from './registry-lock.repository.ts';
import { lockRegistry } from './registry-lock.repository.ts';
import { channelEvents, channels } from './registry.table.ts';
import { RunningCanaries } from './running-canaries.repository.ts';

/** Rolls back the transaction of a dry run; caught in this file. */
class DryRunEnd extends Error {}

/** A recorded change of a channel. */
export type ChannelEvent = typeof channelEvents.$inferSelect;

/** Reads and writes channels: their live versions and the record of changes. */
@Injectable()
export class ChannelRepository {
  constructor(
    private readonly database: DatabaseService,
    private readonly audit: AuditWriter,
    private readonly canaries: RunningCanaries,
  ) {}

  /** Adds the channels of this repository's apps that are missing. */
  async addListed(): Promise<void> {
    await this.database.db
      .insert(channels)
      .values([...LISTED_APPS])
      .onConflictDoNothing();
  }

  /** @returns the names of all apps of this installation, sorted; with those that the first start adds */
  async names(): Promise<string[]> {
    const rows = await this.database.db.select({ name: channels.name }).from(channels);
    return [...new Set([...rows, ...LISTED_APPS].map(({ name }) => name))].sort();
  }

  /** @returns undefined for an app that does not exist */
  async channel(
    name: string,
  ): Promise<{ liveVersion: string | null; revision: number } | undefined> {
    const [row] = await this.database.db
      .select({ liveVersion: channels.liveVersion, revision: channels.revision })
      .from(channels)
      .where(eq(channels.name, name));
    return row;
  }

  /** @returns the channel's changes, oldest first */
  async events(name: string): Promise<ChannelEvent[]> {
    return this.database.db
      .select()
      .from(channelEvents)
      .where(eq(channelEvents.channel, name))
      .orderBy(asc(channelEvents.id));
  }

  /**
   * Makes all versions live or none, records who did so, and ends the canaries of these apps. The
   * transaction holds the registry's lock, so no other change of the registry overlaps it.
   * @param check runs under the lock; throws to reject the change
   * @param complete runs under the lock after the change; may write
   * @returns the channels that changed, with their new revision
   * @throws UnknownRemote for an app without a channel
   * @throws ChannelMoved if a channel's live version is not the expected one
   */
  async setLive(
    changes: ChannelChange[],
    change: Change,
    check: (tx: Database, before: ChannelRow[]) => Promise<void>,
    complete: (tx: Database) => Promise<void>,
  ): Promise<{ name: string; from: string | null; revision: number }[]> {
    try {
      return await this.database.db.transaction(async (tx) => {
        const changed = await this.change(tx, changes, change, check);
        if (changed.length > 0) await complete(tx);
        return changed;
      });
    } catch (error) {
      if (error instanceof DryRunEnd) return [];
      throw error;
    }
  }

  private async change(
    tx: Database,
    changes: ChannelChange[],
    { by, why, dryRun }: Change,
    check: (tx: Database, before: ChannelRow[]) => Promise<void>,
  ) {
    await lockRegistry(tx);
    const before = await tx.select().from(channels).orderBy(asc(channels.name));
    const changed: { name: string; from: string | null; revision: number }[] = [];
    for (const { name, version, expected } of changes) {
      const channel = before.find((row) => row.name === name);
      if (!channel) throw new UnknownRemote(name);
      const live = channel.liveVersion;
      if (live !== expected) throw new ChannelMoved(name, live, expected);
      if (live === version) continue;
      changed.push({ name, from: live, revision: channel.revision + 1 });
    }
    if (changed.length > 0) await check(tx, before);
    if (dryRun) throw new DryRunEnd();
    for (const { name, from, revision } of changed) {
      const { version, kind } = changes.find((requested) => requested.name === name)!;
      await tx
        .update(channels)
        .set({ liveVersion: version, revision: sql`${channels.revision} + 1` })
        .where(eq(channels.name, name));
      const { actor } = by;
      await tx
        .insert(channelEvents)
        .values({ channel: name, kind, actor, fromVersion: from, toVersion: version, why });
      await this.audit.write(tx, {
        ...by,
        action: `release.${kind}`,
        target: `release:${name}`,
        detail: { from, to: version, why, revision },
      });
      await this.canaries.liveChanged(tx, { app: name, version, why, by });
    }
    return changed;
  }
}
