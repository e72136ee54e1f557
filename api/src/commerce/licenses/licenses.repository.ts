import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, gt, isNotNull, max, ne, or, sql } from 'drizzle-orm';
import { DatabaseService } from '../../core/db/database.service.ts';
import { invoices, type InvoiceRow } from '../invoices/invoice.table.ts';
import { licenseSlots } from '../invoices/slot.table.ts';
import { messages, type MessageRow } from '../messages/message.table.ts';
import { licenseEvents } from './license-event.table.ts';

/** An event, and the message that it announces. */
export interface LicenseEventRow {
  event: typeof licenseEvents.$inferSelect;
  message: MessageRow | null;
  invoice: InvoiceRow | null;
}

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Queries of the bot. */
@Injectable()
export class LicensesRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Since when a server has its license, epoch seconds; undefined: it has none. */
  async findAuthorizedAt(guildId: string): Promise<number | undefined> {
    const [row] = await this.database.db
      .select({ at: licenseSlots.authorizedAt })
      .from(licenseSlots)
      .where(eq(licenseSlots.guildId, guildId));
    return row && seconds(row.at ?? new Date(0));
  }

  /** How many servers have a license. */
  async countInUse(): Promise<number> {
    const [row] = await this.database.db
      .select({ inUse: count(licenseSlots.guildId) })
      .from(licenseSlots);
    return row?.inUse ?? 0;
  }

  /** The cursor is read first, so that a change in between is repeated by its event, never missed. */
  async list(): Promise<{ guildIds: string[]; cursor: string }> {
    const { db } = this.database;
    const [newest] = await db.select({ cursor: max(licenseEvents.cursor) }).from(licenseEvents);
    const rows = await db
      .select({ guildId: sql<string>`${licenseSlots.guildId}` })
      .from(licenseSlots)
      .where(isNotNull(licenseSlots.guildId))
      .orderBy(asc(licenseSlots.guildId));
    return {
      guildIds: rows.map(({ guildId }) => guildId),
      cursor: String(newest?.cursor ?? 0),
    };
  }

  /** Age of the first change of a license after a cursor, in seconds; 0: there is none. */
  async secondsSinceEventAfter(cursor: string): Promise<number> {
    const [row] = await this.database.db
      .select({ seconds: sql<number>`extract(epoch from now() - ${licenseEvents.at})::float8` })
      .from(licenseEvents)
      .where(and(gt(licenseEvents.cursor, Number(cursor)), ne(licenseEvents.type, 'message')))
      .orderBy(asc(licenseEvents.cursor))
      .limit(1);
    return row?.seconds ?? 0;
  }

  /**
   * @param withMessages whether messages are wanted as well; those that were deleted are left out
   */
  listEventsAfter(
    cursor: string,
    limit: number,
    withMessages: boolean,
  ): Promise<LicenseEventRow[]> {
    const isWanted = withMessages
      ? or(ne(licenseEvents.type, 'message'), isNotNull(messages.id))
      : ne(licenseEvents.type, 'message');
    return this.database.db
      .select({ event: licenseEvents, message: messages, invoice: invoices })
      .from(licenseEvents)
      .leftJoin(messages, eq(messages.id, licenseEvents.messageId))
      .leftJoin(invoices, eq(invoices.id, messages.invoiceId))
      .where(and(gt(licenseEvents.cursor, Number(cursor)), isWanted))
      .orderBy(asc(licenseEvents.cursor))
      .limit(limit);
  }
}
