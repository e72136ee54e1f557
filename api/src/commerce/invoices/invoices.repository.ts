import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { invoices, type InvoiceRow } from './invoice.table.ts';

/** Key of the advisory lock under which invoices get their numbers (the bytes of "numb"). */
const NUMBER_LOCK = 0x6e756d62;

@Injectable()
export class InvoicesRepository {
  constructor(private readonly database: DatabaseService) {}

  async find(id: string): Promise<InvoiceRow | undefined> {
    const [row] = await this.database.db.select().from(invoices).where(eq(invoices.id, id));
    return row;
  }

  async findByIntent(paymentIntentId: string): Promise<InvoiceRow | undefined> {
    const [row] = await this.database.db
      .select()
      .from(invoices)
      .where(eq(invoices.paymentIntentId, paymentIntentId));
    return row;
  }

  /** @returns undefined also for another user's invoice, so that ids cannot be probed */
  async findOwn(id: string, userId: string): Promise<InvoiceRow | undefined> {
    const row = await this.find(id);
    return row?.userId === userId ? row : undefined;
  }

  /** Locks an invoice until the transaction ends. */
  async lock(
    tx: Database,
    id: string,
    strength: 'update' | 'share',
  ): Promise<InvoiceRow | undefined> {
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for(strength);
    return row;
  }

  /** Pending invoices that were not swept for some time. Marks them as swept. */
  async claimPendingToSweep(olderThanSeconds: number, limit: number): Promise<string[]> {
    const age = sql`now() - make_interval(secs => ${olderThanSeconds})`;
    const due = this.database.db
      .select({ id: invoices.id })
      .from(invoices)
      .where(
        and(
          eq(invoices.status, 'pending'),
          sql`${invoices.createdAt} < ${age}`,
          sql`(${invoices.sweptAt} is null or ${invoices.sweptAt} < ${age})`,
        ),
      )
      .orderBy(sql`${invoices.sweptAt} nulls first`)
      .limit(limit);
    const rows = await this.database.db
      .update(invoices)
      .set({ sweptAt: sql`now()` })
      .where(sql`${invoices.id} in (${due})`)
      .returning({ id: invoices.id });
    return rows.map(({ id }) => id);
  }

  /**
   * Writes the new state of a payment, under the invoice's lock.
   * @param known the locked row
   * @throws Error where the status has changed despite the lock
   */
  async settle(
    tx: Database,
    known: InvoiceRow,
    { isFirstPaid, ...values }: Partial<InvoiceRow> & { isFirstPaid: boolean },
  ): Promise<InvoiceRow> {
    const [row] = await tx
      .update(invoices)
      .set({ ...values, ...(isFirstPaid && { completedAt: sql`now()` }) })
      // Compare and set, as a guard against a caller without the lock.
      .where(and(eq(invoices.id, known.id), eq(invoices.status, known.status)))
      .returning();
    if (!row) throw new Error(`Invoice ${known.id} changed while it was locked`);
    return row;
  }

  /** @returns the next consecutive number; the advisory lock is held until the commit */
  async assignNumber(tx: Database, id: string): Promise<number | null> {
    await tx.execute(sql`select pg_advisory_xact_lock(${NUMBER_LOCK}::bigint)`);
    const [numbered] = await tx
      .update(invoices)
      .set({ number: sql`(select coalesce(max(number), 0) + 1 from invoices)` })
      .where(eq(invoices.id, id))
      .returning({ number: invoices.number });
    return numbered?.number ?? null;
  }

  /** Closes invoices that never got a Stripe session, and writes each to the ledger. */
  async closeAbandoned(olderThanSeconds: number): Promise<void> {
    await this.database.db.execute(
      sql`with closed as (
          update invoices set status = 'expired', checkout_open = false
          where status = 'pending' and session_id is null
            and created_at < now() - make_interval(secs => ${olderThanSeconds})
          returning id, user_id
        )
        insert into ledger (kind, invoice_id, user_id, source)
        select 'invoice.closed', id, user_id, 'sweeper' from closed`,
    );
  }
}
