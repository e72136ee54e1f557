import { Injectable } from '@nestjs/common';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { DatabaseService } from '../../core/db/database.service.ts';
import { announceMessage } from '../licenses/license-events.repository.ts';
import { messages } from '../messages/message.table.ts';

/** Messages as events for the bot. */
@Injectable()
export class AnnouncementsRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Appends the event of a message, once. */
  announce(id: string): Promise<void> {
    return this.database.db.transaction(async (tx) => {
      const [announced] = await tx
        .update(messages)
        .set({ announcedAt: sql`now()` })
        .where(and(eq(messages.id, id), isNull(messages.announcedAt)))
        .returning({ id: messages.id });
      if (announced) await announceMessage(tx, id);
    });
  }
}
