import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { Told, ToldStatement } from './message-facts.ts';
import { messages, type MessageOutcome, type MessageRow } from './message.table.ts';

/** A message about an invoice. */
export type NewMessage = Told & {
  event: string;
  invoiceId: string;
  userId: string;
  /** Seconds until it is due, in which a later message may supersede it. */
  delay?: number;
};

/** A message about a statement of withdrawal. */
export type NewStatementMessage = ToldStatement & {
  event: string;
  withdrawalId: string;
  delay?: undefined;
};

/** Time after an attempt until the next one: doubled each time, at most six hours. */
const FIRST_PAUSE_SECONDS = 120;
const LONGEST_PAUSE_SECONDS = 6 * 3600;

/** The outbox. */
@Injectable()
export class MessagesRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Stores messages whose events were not told before. */
  async add(tx: Database, added: readonly (NewMessage | NewStatementMessage)[]): Promise<void> {
    if (added.length === 0) return;
    await tx
      .insert(messages)
      .values(
        added.map(({ delay = 0, ...message }) => ({
          id: randomUUID(),
          ...message,
          dueAt: sql`now() + make_interval(secs => ${delay})`,
        })),
      )
      .onConflictDoNothing({ target: messages.event });
  }

  async listEvents(tx: Database, invoiceId: string): Promise<string[]> {
    const rows = await tx
      .select({ event: messages.event })
      .from(messages)
      .where(eq(messages.invoiceId, invoiceId));
    return rows.map(({ event }) => event);
  }

  /** Ends messages of an invoice that nobody has received, because a later one says more. */
  async supersede(tx: Database, invoiceId: string, kind: Told['kind']): Promise<void> {
    await tx
      .update(messages)
      .set({ outcome: 'superseded', settledAt: sql`now()` })
      .where(
        and(
          eq(messages.invoiceId, invoiceId),
          eq(messages.kind, kind),
          eq(messages.attempts, 0),
          isNull(messages.outcome),
        ),
      );
  }

  /**
   * Claims the message that has been due for the longest time. No other call gets it before its next
   * attempt is due, so the claim must not hold a transaction while the message is sent.
   */
  async claim(): Promise<MessageRow | undefined> {
    const due = this.database.db
      .select({ id: messages.id })
      .from(messages)
      .where(and(isNull(messages.outcome), sql`${messages.dueAt} <= now()`))
      .orderBy(asc(messages.dueAt), asc(messages.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const pause = sql`least(${FIRST_PAUSE_SECONDS} * 2 ^ least(${messages.attempts}, 20),
      ${LONGEST_PAUSE_SECONDS})`;
    const [row] = await this.database.db
      .update(messages)
      .set({
        attempts: sql`${messages.attempts} + 1`,
        dueAt: sql`now() + make_interval(secs => ${pause})`,
      })
      .where(sql`${messages.id} in (${due})`)
      .returning();
    return row;
  }

  /** Messages that are not settled, and the age of the oldest in seconds; 0: there are none. */
  async waiting(): Promise<{ count: number; seconds: number }> {
    const oldest = sql`min(${messages.createdAt})`;
    const [row] = await this.database.db
      .select({
        count: sql<number>`count(*)::int`,
        seconds: sql<number>`coalesce(extract(epoch from now() - ${oldest}), 0)::float8`,
      })
      .from(messages)
      .where(isNull(messages.outcome));
    return row ?? { count: 0, seconds: 0 };
  }

  async settle(id: string, outcome: MessageOutcome): Promise<void> {
    await this.database.db
      .update(messages)
      .set({ outcome, settledAt: sql`now()` })
      .where(eq(messages.id, id));
  }

  async delete(id: string): Promise<void> {
    await this.database.db.delete(messages).where(eq(messages.id, id));
  }

  /** Deletes messages that were settled some time ago, and those that nothing sends any more. */
  async deleteOld(settledDays: number, waitingDays: number): Promise<void> {
    await this.database.db.delete(messages).where(
      sql`coalesce(${messages.settledAt} < now() - make_interval(days => ${settledDays}),
          ${messages.createdAt} < now() - make_interval(days => ${waitingDays}))`,
    );
  }

  /** A user's messages for the export, newest last. */
  listByUser(userId: string) {
    const { kind, facts, invoiceId, createdAt, outcome, settledAt } = messages;
    return this.database.db
      .select({ kind, facts, invoiceId, createdAt, outcome, settledAt })
      .from(messages)
      .where(eq(messages.userId, userId))
      .orderBy(asc(messages.createdAt), asc(messages.id));
  }

  async deleteByUser(tx: Database, userId: string): Promise<void> {
    await tx.delete(messages).where(eq(messages.userId, userId));
  }
}
