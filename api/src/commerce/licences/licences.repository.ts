import { Injectable } from '@nestjs/common';
import { asc, eq, gt, isNotNull, max, sql } from 'drizzle-orm';
import type { LicenceEvent } from '@portico/sdk/contracts/licences/schema';
import { DatabaseService } from '../../core/db/database.service.ts';
import { licenceSlots } from '../invoices/slot.table.ts';
import { licenceEvents } from './licence-event.table.ts';

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Queries of the bot. */
@Injectable()
export class LicencesRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Since when a server has its licence, epoch seconds; undefined: it has none. */
  async findAuthorizedAt(guildId: string): Promise<number | undefined> {
    const [row] = await this.database.db
      .select({ at: licenceSlots.authorizedAt })
      .from(licenceSlots)
      .where(eq(licenceSlots.guildId, guildId));
    return row && seconds(row.at ?? new Date(0));
  }

  /** The cursor is read first, so that a change in between is repeated by its event, never missed. */
  async list(): Promise<{ guildIds: string[]; cursor: string }> {
    const { db } = this.database;
    const [newest] = await db.select({ cursor: max(licenceEvents.cursor) }).from(licenceEvents);
    const rows = await db
      .select({ guildId: sql<string>`${licenceSlots.guildId}` })
      .from(licenceSlots)
      .where(isNotNull(licenceSlots.guildId))
      .orderBy(asc(licenceSlots.guildId));
    return {
      guildIds: rows.map(({ guildId }) => guildId),
      cursor: String(newest?.cursor ?? 0),
    };
  }

  async listEventsAfter(cursor: string, limit: number): Promise<LicenceEvent[]> {
    const rows = await this.database.db
      .select()
      .from(licenceEvents)
      .where(gt(licenceEvents.cursor, Number(cursor)))
      .orderBy(asc(licenceEvents.cursor))
      .limit(limit);
    return rows.map((row) => ({
      cursor: String(row.cursor),
      type: row.type,
      guildId: row.guildId,
      at: seconds(row.at),
    }));
  }
}
