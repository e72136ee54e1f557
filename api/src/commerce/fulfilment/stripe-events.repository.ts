import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { stripeEvents } from './stripe-event.table.ts';

export interface ReceivedEvent {
  id: string;
  type: string;
}

/** Which webhooks had their effect. */
@Injectable()
export class StripeEventsRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * Notes that an event has its effect, in the transaction of the effect: if that fails, so does
   * this, and the next delivery begins anew.
   * @returns false where it had it before
   */
  async markDone(tx: Database, { id, type }: ReceivedEvent, invoiceId: string): Promise<boolean> {
    const taken = await tx
      .insert(stripeEvents)
      .values({ id, type, invoiceId, outcome: 'done' })
      .onConflictDoUpdate({
        target: stripeEvents.id,
        set: { outcome: 'done', invoiceId, attempts: sql`${stripeEvents.attempts} + 1` },
        setWhere: sql`${stripeEvents.outcome} <> 'done'`,
      })
      .returning({ id: stripeEvents.id });
    return taken.length > 0;
  }

  /** Whether it had its effect before. */
  async isDone(id: string): Promise<boolean> {
    const [row] = await this.database.db
      .select({ outcome: stripeEvents.outcome })
      .from(stripeEvents)
      .where(eq(stripeEvents.id, id));
    return row?.outcome === 'done';
  }

  /** Those of the events that need nothing more: done, of another product, or given up. */
  async findSettled(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.database.db
      .select({ id: stripeEvents.id })
      .from(stripeEvents)
      .where(and(inArray(stripeEvents.id, ids), ne(stripeEvents.outcome, 'waiting')));
    return new Set(rows.map(({ id }) => id));
  }

  /** Notes an event without effect. @returns how often it came so far */
  async record(event: ReceivedEvent, outcome: 'waiting' | 'foreign'): Promise<number> {
    const [row] = await this.database.db
      .insert(stripeEvents)
      .values({ ...event, outcome })
      .onConflictDoUpdate({
        target: stripeEvents.id,
        set: { attempts: sql`${stripeEvents.attempts} + 1` },
      })
      .returning({ attempts: stripeEvents.attempts });
    return row?.attempts ?? 1;
  }

  /** Gives an event up: it stays as a record for a person. */
  async markDead(id: string): Promise<void> {
    await this.database.db
      .update(stripeEvents)
      .set({ outcome: 'dead' })
      .where(eq(stripeEvents.id, id));
  }

  /** The newest events of an invoice. */
  async listByInvoice(invoiceId: string, most: number) {
    return this.database.db
      .select()
      .from(stripeEvents)
      .where(eq(stripeEvents.invoiceId, invoiceId))
      .orderBy(desc(stripeEvents.receivedAt))
      .limit(most);
  }
}
