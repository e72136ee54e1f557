import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { stripeEvents } from './stripe-event.table.ts';

/** Stripe keeps events for 30 days; what waits for longer is never delivered again. */
const KEPT_DAYS = 30;

export interface ReceivedEvent {
  id: string;
  type: string;
}

/** Received Stripe events and their outcomes. */
@Injectable()
export class StripeEventsRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * Marks an event as done, in the transaction of its effect. If the transaction fails, the next
   * delivery is handled like the first one.
   * @returns false where the event was already done
   */
  async markDone(tx: Database, { id, type }: ReceivedEvent, invoiceId: string): Promise<boolean> {
    const updated = await tx
      .insert(stripeEvents)
      .values({ id, type, invoiceId, outcome: 'done' })
      .onConflictDoUpdate({
        target: stripeEvents.id,
        set: { outcome: 'done', invoiceId, attempts: sql`${stripeEvents.attempts} + 1` },
        setWhere: sql`${stripeEvents.outcome} <> 'done'`,
      })
      .returning({ id: stripeEvents.id });
    return updated.length > 0;
  }

  /** Whether an event has had its effect. */
  async isDone(id: string): Promise<boolean> {
    const [row] = await this.database.db
      .select({ outcome: stripeEvents.outcome })
      .from(stripeEvents)
      .where(eq(stripeEvents.id, id));
    return row?.outcome === 'done';
  }

  /** The events that need no further work: done, of another product, or dead. */
  async findSettled(ids: string[]): Promise<Set<string>> {
    const rows = await this.database.db
      .select({ id: stripeEvents.id })
      .from(stripeEvents)
      .where(and(inArray(stripeEvents.id, ids), ne(stripeEvents.outcome, 'waiting')));
    return new Set(rows.map(({ id }) => id));
  }

  /** Records an event without effect. @returns the number of its deliveries so far */
  async record(event: ReceivedEvent, outcome: 'waiting' | 'foreign'): Promise<number> {
    const [row] = await this.database.db
      .insert(stripeEvents)
      .values({ ...event, outcome })
      .onConflictDoUpdate({
        target: stripeEvents.id,
        set: { outcome, attempts: sql`${stripeEvents.attempts} + 1` },
        setWhere: sql`${stripeEvents.outcome} <> 'done'`,
      })
      .returning({ attempts: stripeEvents.attempts });
    return row?.attempts ?? 1;
  }

  /** Records an event whose handling has failed, unless it is known. It is no delivery without effect. */
  async keepWaiting(event: ReceivedEvent): Promise<void> {
    await this.database.db
      .insert(stripeEvents)
      .values({ ...event, outcome: 'waiting', attempts: 0 })
      .onConflictDoNothing();
  }

  /** Events without effect so far, and the age of the oldest in seconds; 0: there are none. */
  async waiting(): Promise<{ count: number; seconds: number }> {
    const oldest = sql`min(${stripeEvents.receivedAt})`;
    const [row] = await this.database.db
      .select({
        count: sql<number>`count(*)::int`,
        seconds: sql<number>`coalesce(extract(epoch from now() - ${oldest}), 0)::float8`,
      })
      .from(stripeEvents)
      .where(
        and(
          eq(stripeEvents.outcome, sql`'waiting'`),
          sql`${stripeEvents.receivedAt} > now() - make_interval(days => ${KEPT_DAYS})`,
        ),
      );
    return row ?? { count: 0, seconds: 0 };
  }

  /** Stops retrying an event. Its row stays for operators. */
  async markDead(id: string): Promise<void> {
    await this.database.db
      .update(stripeEvents)
      .set({ outcome: 'dead' })
      .where(eq(stripeEvents.id, id));
  }

  /** The newest events of an invoice. */
  async listByInvoice(invoiceId: string, limit: number) {
    return this.database.db
      .select()
      .from(stripeEvents)
      .where(eq(stripeEvents.invoiceId, invoiceId))
      .orderBy(desc(stripeEvents.receivedAt))
      .limit(limit);
  }
}
