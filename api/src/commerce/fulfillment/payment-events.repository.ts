import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { PaymentEvent } from '../payments/payment-provider.ts';
import { paymentEvents } from './payment-event.table.ts';

/** Providers repeat an event for less than 30 days; what waits for longer is never delivered again. */
const KEPT_DAYS = 30;

type ReceivedEvent = Pick<PaymentEvent, 'id' | 'type'>;

/** Received events of the payment provider and their outcomes. */
@Injectable()
export class PaymentEventsRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * Marks an event as done, in the transaction of its effect. If the transaction fails, the next
   * delivery is handled like the first one.
   * @returns false where the event was already done
   */
  async markDone(tx: Database, { id, type }: ReceivedEvent, invoiceId: string): Promise<boolean> {
    const updated = await tx
      .insert(paymentEvents)
      .values({ id, type, invoiceId, outcome: 'done' })
      .onConflictDoUpdate({
        target: paymentEvents.id,
        set: { outcome: 'done', invoiceId, attempts: sql`${paymentEvents.attempts} + 1` },
        setWhere: sql`${paymentEvents.outcome} <> 'done'`,
      })
      .returning({ id: paymentEvents.id });
    return updated.length > 0;
  }

  /** Whether an event has had its effect. */
  async isDone(id: string): Promise<boolean> {
    const [row] = await this.database.db
      .select({ outcome: paymentEvents.outcome })
      .from(paymentEvents)
      .where(eq(paymentEvents.id, id));
    return row?.outcome === 'done';
  }

  /** The events that need no further work: done, of another product, or dead. */
  async findSettled(ids: string[]): Promise<Set<string>> {
    const rows = await this.database.db
      .select({ id: paymentEvents.id })
      .from(paymentEvents)
      .where(and(inArray(paymentEvents.id, ids), ne(paymentEvents.outcome, 'waiting')));
    return new Set(rows.map(({ id }) => id));
  }

  /** Records an event without effect. @returns the number of its deliveries so far */
  async record({ id, type }: ReceivedEvent, outcome: 'waiting' | 'foreign'): Promise<number> {
    const [row] = await this.database.db
      .insert(paymentEvents)
      .values({ id, type, outcome })
      .onConflictDoUpdate({
        target: paymentEvents.id,
        set: { outcome, attempts: sql`${paymentEvents.attempts} + 1` },
        setWhere: sql`${paymentEvents.outcome} <> 'done'`,
      })
      .returning({ attempts: paymentEvents.attempts });
    return row?.attempts ?? 1;
  }

  /** Records an event whose handling has failed, unless it is known. It is no delivery without effect. */
  async keepWaiting({ id, type }: ReceivedEvent): Promise<void> {
    await this.database.db
      .insert(paymentEvents)
      .values({ id, type, outcome: 'waiting', attempts: 0 })
      .onConflictDoNothing();
  }

  /** Events without effect so far, and the age of the oldest in seconds; 0: there are none. */
  async waiting(): Promise<{ count: number; seconds: number }> {
    const oldest = sql`min(${paymentEvents.receivedAt})`;
    const [row] = await this.database.db
      .select({
        count: sql<number>`count(*)::int`,
        seconds: sql<number>`coalesce(extract(epoch from now() - ${oldest}), 0)::float8`,
      })
      .from(paymentEvents)
      .where(
        and(
          eq(paymentEvents.outcome, sql`'waiting'`),
          sql`${paymentEvents.receivedAt} > now() - make_interval(days => ${KEPT_DAYS})`,
        ),
      );
    return row ?? { count: 0, seconds: 0 };
  }

  /** Stops retrying an event. Its row stays for operators. */
  async markDead(id: string): Promise<void> {
    await this.database.db
      .update(paymentEvents)
      .set({ outcome: 'dead' })
      .where(eq(paymentEvents.id, id));
  }

  /** The newest events of an invoice. */
  async listByInvoice(invoiceId: string, limit: number) {
    return this.database.db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.invoiceId, invoiceId))
      .orderBy(desc(paymentEvents.receivedAt))
      .limit(limit);
  }
}
