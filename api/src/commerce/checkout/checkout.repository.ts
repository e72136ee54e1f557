import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { StoredGiftCode } from '../invoices/gift-codes.ts';
import { newInvoiceId } from '../invoices/invoice-id.ts';
import { invoices, type InvoiceRow } from '../invoices/invoice.table.ts';
import type { WithdrawalException } from '@portico/contracts/store/schema';
import type { TaxedPrices } from '../payments/payment-provider.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { users } from '../../identity/users/user.table.ts';
import { writeLedger } from '../ledger/ledger.repository.ts';

export interface Order {
  userId: string;
  plan: string;
  /** As the store words the plan now. */
  planName: string;
  planFeatures: string[];
  servers: number;
  amount: number;
  currency: string;
  refundDays: number;
  refundActiveHours: number;
  withdrawalDays: number;
  withdrawalException: WithdrawalException;
  /** The text that the buyer consented to. */
  consent: string | undefined;
  /** The code of a gift; undefined: the slots are the buyer's. */
  gift: StoredGiftCode | undefined;
}

export interface Purchase extends Order {
  taxBasisPoints: number;
  taxRateId: string | null;
  taxPrices: TaxedPrices | null;
  taxNotice: string | null;
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
    const { consent, gift, ...values } = purchase;
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
          .values({ id: newInvoiceId(), ...values, ...gift, ...consentColumns(consent) })
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
      // Without a result, the open invoice was closed between the two statements: try again.
      if (!invoice) continue;
      await this.recordConsent(invoice.id, consent);
      return invoice;
    }
  }

  /**
   * Stores the session's id unless another caller has stored one.
   * @returns the stored id; null where the invoice was canceled before
   */
  async attachSession(id: string, sessionId: string): Promise<string | null> {
    const { db } = this.database;
    await db
      .update(invoices)
      .set({ sessionId })
      .where(and(eq(invoices.id, id), eq(invoices.status, 'pending'), isNull(invoices.sessionId)));
    const [row] = await db
      .select({ sessionId: invoices.sessionId })
      .from(invoices)
      .where(eq(invoices.id, id));
    return row?.sessionId ?? null;
  }

  /** A buyer's own invoice by the id of its session. */
  async findBySession(sessionId: string, userId: string): Promise<InvoiceRow | undefined> {
    const [row] = await this.database.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.sessionId, sessionId), eq(invoices.userId, userId)));
    return row;
  }

  /** The newest invoice of a plan whose payment was begun and has not arrived, such as a SEPA debit. */
  async findUnderWay(userId: string, plan: string): Promise<{ id: string } | undefined> {
    const [row] = await this.database.db
      .select({ id: invoices.id })
      .from(invoices)
      .where(
        and(
          eq(invoices.userId, userId),
          eq(invoices.plan, plan),
          eq(invoices.status, 'pending'),
          eq(invoices.checkoutOpen, false),
          // Without a payment page nothing was paid.
          isNotNull(invoices.sessionId),
        ),
      )
      .orderBy(desc(invoices.createdAt))
      .limit(1);
    return row;
  }

  /**
   * Records that the buyer wants to cancel a pending invoice. One without a session is closed at once.
   * @returns the invoice as it is now
   */
  async requestCancellation(id: string): Promise<InvoiceRow | undefined> {
    return this.database.db.transaction(async (tx) => {
      const [known] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update');
      if (known?.status !== 'pending') return known;
      const hasSession = known.sessionId !== null;
      const [row] = await tx
        .update(invoices)
        .set({
          canceledAt: sql`coalesce(${invoices.canceledAt}, now())`,
          ...(!hasSession && { status: 'expired', checkoutOpen: false }),
        })
        .where(eq(invoices.id, id))
        .returning();
      if (!hasSession) {
        await writeLedger(tx, [
          { kind: 'invoice.closed', invoiceId: id, userId: known.userId, source: 'user' },
        ]);
      }
      return row;
    });
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
  private async recordConsent(id: string, consent: string | undefined): Promise<void> {
    if (consent === undefined) return;
    await this.database.db
      .update(invoices)
      .set(consentColumns(consent))
      .where(and(eq(invoices.id, id), isNull(invoices.consentAt)));
  }

  /** The invoice of a purchase whose payment page can still be used. */
  async findOpen(purchase: Order): Promise<InvoiceRow | undefined> {
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

const consentColumns = (consentText: string | undefined) =>
  consentText === undefined ? {} : { consentAt: sql`now()`, consentText };
