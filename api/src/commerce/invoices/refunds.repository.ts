import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { RefundReport } from '../payments/payment-facts.ts';
import { newRefundId } from './invoice-id.ts';
import { refunds, type RefundRow } from './refund.table.ts';

/** More than any invoice has; bounds the response. */
const MAX_LISTED = 100;

/** The statuses that a report of the provider may replace. A failure is final. */
const EARLIER = {
  pending: ['requested'],
  succeeded: ['requested', 'pending'],
  failed: ['requested', 'pending', 'succeeded'],
} as const;

/** The stored status for a reported one. */
const STORED = {
  pending: 'pending',
  'needs-action': 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
} as const;

/** Refunds that were requested here. */
@Injectable()
export class RefundsRepository {
  constructor(private readonly database: DatabaseService) {}

  async create(
    tx: Database,
    values: Pick<RefundRow, 'invoiceId' | 'userId' | 'amount' | 'by' | 'reason'>,
  ): Promise<RefundRow> {
    const [row] = await tx
      .insert(refunds)
      .values({ id: newRefundId(), ...values })
      .returning();
    if (!row) throw new Error('The refund was not stored');
    return row;
  }

  async find(id: string): Promise<RefundRow | undefined> {
    const [row] = await this.database.db.select().from(refunds).where(eq(refunds.id, id));
    return row;
  }

  /** Refunds of invoices, newest first. */
  listByInvoices(db: Database, invoiceIds: string[]): Promise<RefundRow[]> {
    return db
      .select()
      .from(refunds)
      .where(inArray(refunds.invoiceId, invoiceIds))
      .orderBy(desc(refunds.requestedAt), desc(refunds.id))
      .limit(MAX_LISTED * invoiceIds.length);
  }

  /** Whether a refund of the invoice waits for an answer of the provider. */
  async hasRequested(tx: Database, invoiceId: string): Promise<boolean> {
    const rows = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.invoiceId, invoiceId), eq(refunds.status, 'requested')));
    return rows.length > 0;
  }

  /**
   * Stores what the provider reports, under the invoice's lock. An older report changes nothing.
   * @returns the provider's ids of the refunds that are known to have failed from now on
   */
  async record(
    tx: Database,
    invoiceId: string,
    reports: readonly RefundReport[],
  ): Promise<ReadonlySet<string>> {
    const failedNow = new Set<string>();
    for (const { refundId, providerId, status: reported, failure: code } of reports) {
      // A refund that was not requested here has no row.
      if (refundId === undefined) continue;
      const status = STORED[reported];
      const failure = status === 'failed' ? (code ?? reported) : null;
      const changed = await tx
        .update(refunds)
        .set({
          status,
          providerId,
          failure,
          ...(status !== 'pending' && { settledAt: sql`now()` }),
        })
        .where(
          and(
            eq(refunds.id, refundId),
            eq(refunds.invoiceId, invoiceId),
            inArray(refunds.status, [...EARLIER[status]]),
          ),
        )
        .returning({ id: refunds.id });
      if (status === 'failed' && changed.length > 0) failedNow.add(providerId);
    }
    return failedNow;
  }

  /** Ends a request that the provider has refused. @returns undefined where it is no longer open */
  async refuse(
    tx: Database,
    id: string,
    failure: string,
  ): Promise<{ id: string; amount: number } | undefined> {
    const [refused] = await tx
      .update(refunds)
      .set({ status: 'refused', failure, settledAt: sql`now()` })
      .where(and(eq(refunds.id, id), eq(refunds.status, 'requested')))
      .returning({ id: refunds.id, amount: refunds.amount });
    return refused;
  }

  /** Counts an attempt, so that the next call uses a new idempotency key. */
  async countAttempt({ id, attempt }: RefundRow): Promise<void> {
    await this.database.db
      .update(refunds)
      .set({ attempt: attempt + 1 })
      .where(and(eq(refunds.id, id), eq(refunds.attempt, attempt)));
  }

  /** Refunds of a status that were not looked up for some time. Marks them as looked up. */
  async claim(
    status: 'requested' | 'pending',
    olderThanSeconds: number,
    limit: number,
  ): Promise<RefundRow[]> {
    const due = this.database.db
      .select({ id: refunds.id })
      .from(refunds)
      .where(
        and(
          eq(refunds.status, status),
          sql`${refunds.triedAt} <= now() - make_interval(secs => ${olderThanSeconds})`,
        ),
      )
      .orderBy(refunds.triedAt)
      .limit(limit)
      .for('update', { skipLocked: true });
    return this.database.db
      .update(refunds)
      .set({ triedAt: sql`now()` })
      .where(sql`${refunds.id} in (${due})`)
      .returning();
  }
}
