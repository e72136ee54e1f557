import { Injectable } from '@nestjs/common';
import { and, asc, eq, gt, isNotNull, max, ne, or, sql } from 'drizzle-orm';
import { DatabaseService } from '../../core/db/database.service.ts';
import { invoices, type InvoiceRow } from '../invoices/invoice.table.ts';
import { licenceSlots } from '../invoices/slot.table.ts';
import { messages, type MessageRow } from '../messages/message.table.ts';
import { licenceEvents } from './licence-event.table.ts';

/** An event, and the message that it announces. */
export interface LicenceEventRow {
  event: typeof licenceEvents.$inferSelect;
  message: MessageRow | null;
  invoice: InvoiceRow | null;
}

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

  /** Age of the first change of a licence after a cursor, in seconds; 0: there is none. */
  async secondsSinceEventAfter(cursor: string): Promise<number> {
    const [row] = await this.database.db
      .select({ seconds: sql<number>`extract(epoch from now() - ${licenceEvents.at})::float8` })
      .from(licenceEvents)
      .where(and(gt(licenceEvents.cursor, Number(cursor)), ne(licenceEvents.type, 'message')))
      .orderBy(asc(licenceEvents.cursor))
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
  ): Promise<LicenceEventRow[]> {
    const isWanted = withMessages
      ? or(ne(licenceEvents.type, 'message'), isNotNull(messages.id))
      : ne(licenceEvents.type, 'message');
    return this.database.db
      .select({ event: licenceEvents, message: messages, invoice: invoices })
      .from(licenceEvents)
      .leftJoin(messages, eq(messages.id, licenceEvents.messageId))
      .leftJoin(invoices, eq(invoices.id, messages.invoiceId))
      .where(and(gt(licenceEvents.cursor, Number(cursor)), isWanted))
      .orderBy(asc(licenceEvents.cursor))
      .limit(limit);
  }
}
