import { Injectable } from '@nestjs/common';
import { and, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { isHeldBy } from './holder.ts';
import { invoices, type InvoiceRow } from './invoice.table.ts';

const DAY_SECONDS = 86_400;
const ago = (seconds: number): SQL => sql`now() - make_interval(secs => ${seconds})`;

@Injectable()
export class InvoicesRepository {
  constructor(private readonly database: DatabaseService) {}

  async find(id: string): Promise<InvoiceRow | undefined> {
    const [row] = await this.database.db.select().from(invoices).where(eq(invoices.id, id));
    return row;
  }

  async findByPayment(paymentId: string): Promise<InvoiceRow | undefined> {
    const [row] = await this.database.db
      .select()
      .from(invoices)
      .where(eq(invoices.paymentId, paymentId));
    return row;
  }

  listByPayments(paymentIds: string[]): Promise<InvoiceRow[]> {
    return this.database.db.select().from(invoices).where(inArray(invoices.paymentId, paymentIds));
  }

  /** @returns undefined also for another user's invoice, so that ids cannot be probed */
  async findOwn(id: string, userId: string): Promise<InvoiceRow | undefined> {
    const row = await this.find(id);
    return row?.userId === userId ? row : undefined;
  }

  /** The invoice whose slots belong to a user: a purchase of the user's own, or a redeemed gift. */
  async findHeld(id: string, userId: string): Promise<InvoiceRow | undefined> {
    const row = await this.find(id);
    return isHeldBy(row, userId) ? row : undefined;
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
    const isOld = sql`${invoices.createdAt} < ${ago(olderThanSeconds)}`;
    return this.claim(and(eq(invoices.status, 'pending'), isOld), olderThanSeconds, limit);
  }

  /**
   * Invoices that were paid during the last day and have no number yet, because the provider makes its
   * invoice after the payment. A free purchase may never get one. Marks them as swept.
   */
  async claimUnnumberedToSweep(olderThanSeconds: number, limit: number): Promise<string[]> {
    const isUnnumbered = and(
      isNull(invoices.number),
      isNull(invoices.providerNumber),
      gt(invoices.paidAmount, 0),
      sql`${invoices.completedAt} > ${ago(DAY_SECONDS)}`,
    );
    return this.claim(isUnnumbered, olderThanSeconds, limit);
  }

  /** Claims invoices that were not swept for some time, the longest time first. */
  private async claim(
    isDue: SQL | undefined,
    olderThanSeconds: number,
    limit: number,
  ): Promise<string[]> {
    const isRested = sql`(${invoices.sweptAt} is null
      or ${invoices.sweptAt} < ${ago(olderThanSeconds)})`;
    const due = this.database.db
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(isDue, isRested))
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
   * @param invoice the locked row
   * @throws Error where the status has changed despite the lock
   */
  async settle(
    tx: Database,
    invoice: InvoiceRow,
    { isFirstPaid, ...values }: Partial<InvoiceRow> & { isFirstPaid: boolean },
  ): Promise<InvoiceRow> {
    const [row] = await tx
      .update(invoices)
      .set({ ...values, ...(isFirstPaid && { completedAt: sql`now()` }) })
      // Compare and set, as a guard against a caller without the lock.
      .where(and(eq(invoices.id, invoice.id), eq(invoices.status, invoice.status)))
      .returning();
    if (!row) throw new Error(`Invoice ${invoice.id} changed while it was locked`);
    return row;
  }

  /** Begins a refund of the whole rest, under the invoice's lock. */
  async startRefund(tx: Database, invoice: InvoiceRow): Promise<InvoiceRow> {
    const [row] = await tx
      .update(invoices)
      .set({ refundingSince: sql`now()` })
      .where(eq(invoices.id, invoice.id))
      .returning();
    return row ?? invoice;
  }

  /**
   * Deletes email addresses whose invoice need not be kept any longer. The legal period begins at the end of the
   * year. An unpaid invoice has no legal period.
   * @param years of the retention of paid invoices
   * @param unpaidDays of the retention of unpaid ones
   */
  async eraseOldEmails(years: number, unpaidDays: number): Promise<void> {
    const isPaid = isNotNull(invoices.completedAt);
    const lastYear = sql`extract(year from ${invoices.completedAt} at time zone 'utc')`;
    const thisYear = sql`extract(year from now() at time zone 'utc')`;
    const isOver = sql`case when ${isPaid} then ${lastYear} + ${years} < ${thisYear}
      else ${invoices.createdAt} < ${ago(unpaidDays * DAY_SECONDS)} end`;
    await this.database.db
      .update(invoices)
      .set({ buyerEmail: null, emailErasedAt: sql`now()` })
      .where(and(isNotNull(invoices.buyerEmail), isOver));
  }

  /** Closes invoices that never got a payment page, and writes each to the ledger. */
  async closeAbandoned(olderThanSeconds: number): Promise<number> {
    const closed = await rowsOf(
      this.database.db,
      sql`with closed as (
          update invoices set status = 'expired', checkout_open = false
          where status = 'pending' and session_id is null
            and created_at < now() - make_interval(secs => ${olderThanSeconds})
          returning id, user_id
        )
        insert into ledger (kind, invoice_id, user_id, source)
        select 'invoice.closed', id, user_id, 'sweeper' from closed
        returning id`,
    );
    return closed.length;
  }
}
