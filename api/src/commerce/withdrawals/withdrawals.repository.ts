import { Injectable } from '@nestjs/common';
import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  or,
  sql,
} from 'drizzle-orm';
import type { WithdrawalStatement } from '@portico/contracts/withdrawals/schema';
import type { WithdrawalDoubt } from '@portico/contracts/withdrawals/staff/schema';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { users } from '../../identity/users/user.table.ts';
import { invoices } from '../invoices/invoice.table.ts';
import { messages } from '../messages/message.table.ts';
import type { ContractNames } from './contract-names.ts';
import { withdrawals, type WithdrawalRow } from '../invoices/withdrawal.table.ts';

const MAX_LISTED = 100;

/** How a statement was decided. */
export type Decision =
  | { state: 'open'; doubt: WithdrawalDoubt; invoiceId: string | null }
  | { state: 'accepted'; invoiceId: string }
  | { state: 'rejected'; reason: string };

/** Statements of withdrawal. */
@Injectable()
export class WithdrawalsRepository {
  constructor(private readonly database: DatabaseService) {}

  async add(tx: Database, statement: WithdrawalStatement): Promise<WithdrawalRow> {
    const [row] = await tx.insert(withdrawals).values(statement).returning();
    if (!row) throw new Error('The statement was not stored');
    return row;
  }

  /** The ids of statements that nobody has looked at, oldest first. */
  async listReceived(limit: number): Promise<string[]> {
    const rows = await this.database.db
      .select({ id: withdrawals.id })
      .from(withdrawals)
      .where(eq(withdrawals.state, 'received'))
      .orderBy(asc(withdrawals.receivedAt))
      .limit(limit);
    return rows.map(({ id }) => id);
  }

  /** Locks a statement, so that it is decided once. */
  async lock(tx: Database, id: string): Promise<WithdrawalRow | undefined> {
    const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
    return row;
  }

  /**
   * The purchases that a text names and that have the address of the sender: from the payment, or of the account.
   */
  async findPurchases(
    tx: Database,
    { names, numbers }: ContractNames,
    { email }: Pick<WithdrawalRow, 'email'>,
  ): Promise<string[]> {
    const address = (email ?? '').toLowerCase();
    const rows = await tx
      .select({ id: invoices.id })
      .from(invoices)
      .leftJoin(users, eq(users.id, invoices.userId))
      .where(
        and(
          or(
            inArray(sql`lower(${invoices.id})`, names),
            inArray(sql`lower(${invoices.providerNumber})`, names),
            ...(numbers.length > 0 ? [inArray(invoices.number, numbers)] : []),
          ),
          or(
            eq(sql`lower(${invoices.buyerEmail})`, address),
            eq(sql`lower(${users.email})`, address),
          ),
        ),
      )
      .limit(2);
    return rows.map(({ id }) => id);
  }

  /** Whether the receipt of a purchase, which has the buyer's consent in it, was sent. */
  async isReceiptSent(tx: Database, invoiceId: string): Promise<boolean> {
    const rows = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(
          eq(messages.invoiceId, invoiceId),
          eq(messages.kind, 'payment.received'),
          eq(messages.outcome, 'sent'),
        ),
      );
    return rows.length > 0;
  }

  /** Marks a purchase as ended by its buyer, under its lock. A repeated statement keeps the first time. */
  async markPurchase(tx: Database, invoiceId: string, receivedAt: Date): Promise<void> {
    await tx
      .update(invoices)
      .set({ withdrawnAt: receivedAt })
      .where(and(eq(invoices.id, invoiceId), isNull(invoices.withdrawnAt)));
  }

  async decide(tx: Database, id: string, decision: Decision): Promise<void> {
    const isResolved = decision.state !== 'open';
    await tx
      .update(withdrawals)
      .set({ ...decision, ...(isResolved && { doubt: null, resolvedAt: sql`now()` }) })
      .where(eq(withdrawals.id, id));
  }

  /** Statements that wait for a member, with their buyers. */
  listOpen(): Promise<(WithdrawalRow & { buyerId: string | null })[]> {
    return this.database.db
      .select({ ...getTableColumns(withdrawals), buyerId: invoices.userId })
      .from(withdrawals)
      .leftJoin(invoices, eq(invoices.id, withdrawals.invoiceId))
      .where(eq(withdrawals.state, 'open'))
      .orderBy(asc(withdrawals.receivedAt))
      .limit(MAX_LISTED);
  }

  /** `since`: epoch seconds of the oldest; null: none is open. */
  async countOpen(): Promise<{ count: number; since: number | null }> {
    const [row] = await this.database.db
      .select({ count: count(), since: min(withdrawals.receivedAt) })
      .from(withdrawals)
      .where(eq(withdrawals.state, 'open'));
    const since = row?.since ?? null;
    return { count: row?.count ?? 0, since: since && Math.floor(since.getTime() / 1000) };
  }

  /** The statements about a user's own purchases. */
  listByUser(userId: string) {
    const { name, contract, email, receivedAt, state, reason } = withdrawals;
    return this.database.db
      .select({ name, contract, email, receivedAt, state, reason })
      .from(withdrawals)
      .innerJoin(invoices, eq(invoices.id, withdrawals.invoiceId))
      .where(eq(invoices.userId, userId))
      .orderBy(asc(withdrawals.receivedAt));
  }

  /**
   * Erases who has written statements that need not be kept any longer: with an invoice as long as that, others after
   * some days.
   */
  async eraseOld(years: number, unmatchedDays: number): Promise<void> {
    const age = (interval: ReturnType<typeof sql>) =>
      lt(withdrawals.receivedAt, sql`now() - ${interval}`);
    await this.database.db
      .update(withdrawals)
      .set({ name: null, contract: null, email: null })
      .where(
        and(
          isNotNull(withdrawals.email),
          inArray(withdrawals.state, ['accepted', 'rejected']),
          or(
            age(sql`make_interval(years => ${years + 1})`),
            and(
              sql`${withdrawals.invoiceId} is null`,
              age(sql`make_interval(days => ${unmatchedDays})`),
            ),
          ),
        ),
      );
  }
}
