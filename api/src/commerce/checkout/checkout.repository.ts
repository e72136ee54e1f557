import { Injectable } from '@nestjs/common';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PlanId } from '@portico/sdk/contracts/store/schema';
import { DatabaseService } from '../../core/db/database.service.ts';
import { newInvoiceId } from '../invoices/invoice-id.ts';
import { invoices, type InvoiceRow } from '../invoices/invoice.table.ts';
import { ProblemError } from '../../http/problem.ts';
import { users } from '../../identity/users/user.table.ts';
import { writeLedger } from '../ledger/ledger.repository.ts';

export interface Purchase {
  userId: string;
  plan: PlanId;
  servers: number;
  amount: number;
  taxBasisPoints: number;
  taxRateId: string | null;
  taxNotice: string | null;
  consent: boolean;
}

/** Open checkouts: pending invoices whose payment page can still be used. */
@Injectable()
export class CheckoutRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * The only open invoice for a purchase: a new one, or the one that a double click, a repeated
   * call or another replica has created. The invoice is committed when this returns.
   * @throws ProblemError 401 where the account has been deleted
   */
  async findOrCreate(purchase: Purchase): Promise<InvoiceRow> {
    const { consent, ...values } = purchase;
    for (;;) {
      const created = await this.database.db.transaction(async (tx) => {
        // This lock conflicts with a deletion of the account, so the later transaction sees the
        // result of the earlier one.
        const [buyer] = await tx
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, purchase.userId))
          .for('key share');
        if (!buyer) throw new ProblemError(401, 'Sign in first.');
        const [row] = await tx
          .insert(invoices)
          .values({ id: newInvoiceId(), ...values, ...(consent && { consentAt: sql`now()` }) })
          .onConflictDoNothing()
          .returning();
        if (row) {
          await writeLedger(tx, [
            { kind: 'invoice.created', invoiceId: row.id, userId: row.userId, source: 'user' },
          ]);
        }
        return row;
      });
      const invoice = created ?? (await this.findOpen(purchase));
      if (invoice && consent && invoice.consentAt === null) await this.recordConsent(invoice.id);
      // Without a result, the open invoice was closed between the two statements: try again.
      if (invoice) return invoice;
    }
  }

  /** Stores the session's id unless another caller has stored one. @returns the stored id */
  async attachSession(id: string, sessionId: string): Promise<string> {
    const { db } = this.database;
    await db
      .update(invoices)
      .set({ sessionId })
      .where(and(eq(invoices.id, id), isNull(invoices.sessionId)));
    const [row] = await db
      .select({ sessionId: invoices.sessionId })
      .from(invoices)
      .where(eq(invoices.id, id));
    return row?.sessionId ?? sessionId;
  }

  /** Counts an attempt, so that the next call uses a new idempotency key. */
  async countAttempt(id: string, attempt: number): Promise<void> {
    await this.database.db
      .update(invoices)
      .set({ attempt: attempt + 1 })
      .where(and(eq(invoices.id, id), eq(invoices.attempt, attempt)));
  }

  /** Closes a payment page. The next purchase of the same plan creates a new invoice. */
  async close(id: string): Promise<void> {
    await this.database.db.update(invoices).set({ checkoutOpen: false }).where(eq(invoices.id, id));
  }

  /** Stores a consent that was given in a repeated call for the same purchase. */
  private async recordConsent(id: string): Promise<void> {
    await this.database.db
      .update(invoices)
      .set({ consentAt: sql`now()` })
      .where(and(eq(invoices.id, id), isNull(invoices.consentAt)));
  }

  private async findOpen(purchase: Purchase): Promise<InvoiceRow | undefined> {
    const [row] = await this.database.db
      .select()
      .from(invoices)
      .where(
        and(
          eq(invoices.userId, purchase.userId),
          eq(invoices.plan, purchase.plan),
          eq(invoices.servers, purchase.servers),
          eq(invoices.amount, purchase.amount),
          invoices.checkoutOpen,
        ),
      );
    return row;
  }
}
