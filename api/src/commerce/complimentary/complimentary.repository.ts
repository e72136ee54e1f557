import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { newInvoiceId } from '../invoices/invoice-id.ts';
import { invoices, type InvoiceRow } from '../invoices/invoice.table.ts';

/** What its invoices name as their plan: none of the catalog. */
const COMPLIMENTARY = 'Complimentary';

export interface Grant {
  grantId: string;
  userId: string;
  servers: number;
  reason: string;
}

/** Invoices of complimentary licenses. */
@Injectable()
export class ComplimentaryRepository {
  /**
   * Stores an invoice that is complete without a payment.
   * @returns undefined where an earlier call has stored the grant
   */
  async create(tx: Database, grant: Grant): Promise<InvoiceRow | undefined> {
    const { grantId, userId, servers, reason } = grant;
    const [row] = await tx
      .insert(invoices)
      .values({
        id: newInvoiceId(),
        grantId,
        grantReason: reason,
        userId,
        plan: COMPLIMENTARY,
        servers,
        amount: 0,
        paidAmount: 0,
        taxBasisPoints: 0,
        status: 'completed',
        checkoutOpen: false,
        completedAt: sql`now()`,
      })
      .onConflictDoNothing({ target: invoices.grantId })
      .returning();
    return row;
  }

  async findByGrant(tx: Database, grantId: string): Promise<InvoiceRow | undefined> {
    const [row] = await tx.select().from(invoices).where(eq(invoices.grantId, grantId));
    return row;
  }
}
