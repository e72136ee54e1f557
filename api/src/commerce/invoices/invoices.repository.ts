import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { invoices, type InvoiceRow } from './invoice.table.ts';

/** Rows of invoices. */
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

  /** The owner's invoice; another person's looks like none (DESIGN §10.6). */
  async findOwn(id: string, userId: string): Promise<InvoiceRow | undefined> {
    const row = await this.find(id);
    return row?.userId === userId ? row : undefined;
  }

  /** Held to the end of the transaction, against everything that changes it. */
  async lock(
    tx: Database,
    id: string,
    strength: 'update' | 'share',
  ): Promise<InvoiceRow | undefined> {
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for(strength);
    return row;
  }

  /** Pending invoices that were not looked at for a while; marks them as looked at. */
  async pendingToSweep(olderThanSeconds: number, most: number): Promise<string[]> {
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
      .limit(most);
    const rows = await this.database.db
      .update(invoices)
      .set({ sweptAt: sql`now()` })
      .where(sql`${invoices.id} in (${due})`)
      .returning({ id: invoices.id });
    return rows.map(({ id }) => id);
  }
}
