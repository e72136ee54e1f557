import { Injectable } from '@nestjs/common';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { ChannelEvent } from './channel.repository.ts';
import { isRetired } from './registry.repository.ts';
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

/** Everything that happened to the asked parts; what is live, and what can still be made live. */
export interface ReleaseHistory {
  channels: ChannelRow[];
  /** Oldest first. */
  versions: PublishedVersion[];
  /** Oldest first. */
  events: ChannelEvent[];
}

/** Reads the record of releases. */
@Injectable()
export class ReleaseHistoryRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * @param names of parts; a part without releases has no rows
   * @param most newest versions and changes to read; all of them where something depends on it
   */
  async of(
    names: readonly string[],
    { db = this.database.db, most }: { db?: Database; most?: number } = {},
  ): Promise<ReleaseHistory> {
    const wanted = [...names];
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
      .where(inArray(releases.name, wanted))
      .orderBy(desc(releases.seq))
      .$dynamic();
    const events = db
      .select()
      .from(channelEvents)
      .where(inArray(channelEvents.channel, wanted))
      .orderBy(desc(channelEvents.id))
      .$dynamic();
    return {
      channels: await db
        .select()
        .from(channels)
        .where(inArray(channels.name, wanted))
        .orderBy(asc(channels.name)),
      versions: (await (most ? versions.limit(most) : versions)).reverse(),
      events: (await (most ? events.limit(most) : events)).reverse(),
    };
  }

  /** Operators' rules and live version of one part. */
  async channel(name: string): Promise<ChannelRow | undefined> {
    const [row] = await this.database.db.select().from(channels).where(eq(channels.name, name));
    return row;
  }
}
