import { Injectable } from '@nestjs/common';
import { asc, eq, sql } from 'drizzle-orm';
import { AuditWriter } from '../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { Change, ChannelChange } from './channel-change.ts';
import { defaultRules } from './channel-defaults.ts';
import { ChannelMoved } from './errors.ts';
import type { ChannelRow } from './registry-lock.repository.ts';
import { lockRegistry } from './registry-lock.repository.ts';
import { channelEvents, channels } from './registry.table.ts';

/** Ends a dry run's transaction; never leaves this file. */
class DryRunEnd extends Error {}

/** What happened to a channel. */
export type ChannelEvent = typeof channelEvents.$inferSelect;

/** The channels' rows: what is live, and the record of how it came to be. */
@Injectable()
export class ChannelRepository {
  constructor(
    private readonly database: DatabaseService,
    private readonly audit: AuditWriter,
  ) {}

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

  /** The channel's changes, oldest first. */
  async events(name: string): Promise<ChannelEvent[]> {
    return this.database.db
      .select()
      .from(channelEvents)
      .where(eq(channelEvents.channel, name))
      .orderBy(asc(channelEvents.id));
  }

  /**
   * Makes versions live, all of them or none, and writes down who did so, in one transaction that
   * no other change of the registry overlaps.
   * @param check looks at what would be live, under the lock; throws to refuse
   * @returns the channels that changed, with their new revision
   * @throws ChannelMoved when one is not where its caller saw it
   */
  async setLive(
    changes: ChannelChange[],
    change: Change,
    check: (tx: Database, before: ChannelRow[]) => Promise<void>,
  ): Promise<{ name: string; from: string | null; revision: number }[]> {
    try {
      return await this.database.db.transaction((tx) => this.change(tx, changes, change, check));
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
    for (const { name } of changes) {
      await tx
        .insert(channels)
        .values({ name, ...defaultRules(name) })
        .onConflictDoNothing();
    }
    const before = await tx.select().from(channels).orderBy(asc(channels.name));
    const changed: { name: string; from: string | null; revision: number }[] = [];
    for (const wanted of changes) {
      const channel = before.find(({ name }) => name === wanted.name);
      const live = channel?.liveVersion ?? null;
      if (live !== wanted.expected) throw new ChannelMoved(wanted.name, live, wanted.expected);
      if (live === wanted.version) continue;
      changed.push({ name: wanted.name, from: live, revision: (channel?.revision ?? 0) + 1 });
    }
    if (changed.length > 0) await check(tx, before);
    if (dryRun) throw new DryRunEnd();
    for (const { name, from, revision } of changed) {
      const { version, kind } = changes.find((wanted) => wanted.name === name)!;
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
    }
    return changed;
  }
}
