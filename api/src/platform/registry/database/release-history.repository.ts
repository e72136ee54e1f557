import { Injectable } from '@nestjs/common';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { DatabaseService } from '../../../core/db/database.service.ts';
import type { ChannelEvent } from './channel.repository.ts';
import { isRetired } from './retained-contents.repository.ts';
import type { ChannelRow } from './registry-lock.repository.ts';
import { channelEvents, channels, releases } from './registry.table.ts';

/** A published version without its manifest. */
interface PublishedVersion {
  name: string;
  version: string;
  sdk: string;
  publishedBy: string;
  publishedAt: Date;
  isRetired: boolean;
}

/** The channels, versions and changes of some apps. */
export interface ReleaseHistory {
  channels: ChannelRow[];
  /** Oldest first. */
  versions: PublishedVersion[];
  /** Oldest first. */
  events: ChannelEvent[];
}

/** Reads the history of releases. */
@Injectable()
export class ReleaseHistoryRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * @param names of apps; undefined: all
   * @param limit of the newest versions and changes; undefined: all
   */
  async read(
    names: readonly string[] | undefined,
    { db = this.database.db, limit }: { db?: Database; limit?: number } = {},
  ): Promise<ReleaseHistory> {
    const versions = db
      .select({
        name: releases.name,
        version: releases.version,
        sdk: sql<string>`${releases.manifest}->>'sdk'`,
        publishedBy: releases.publishedBy,
        publishedAt: releases.publishedAt,
        isRetired,
      })
      .from(releases)
      .where(names && inArray(releases.name, [...names]))
      .orderBy(desc(releases.seq))
      .$dynamic();
    const events = db
      .select()
      .from(channelEvents)
      .where(names && inArray(channelEvents.channel, [...names]))
      .orderBy(desc(channelEvents.id))
      .$dynamic();
    return {
      channels: await db
        .select()
        .from(channels)
        .where(names && inArray(channels.name, [...names]))
        .orderBy(asc(channels.name)),
      versions: (await (limit ? versions.limit(limit) : versions)).reverse(),
      events: (await (limit ? events.limit(limit) : events)).reverse(),
    };
  }

  /** @returns the live version and the operator's rules of an app; undefined for an unknown one */
  async channel(name: string, db: Database = this.database.db): Promise<ChannelRow | undefined> {
    const [row] = await db.select().from(channels).where(eq(channels.name, name));
    return row;
  }
}
