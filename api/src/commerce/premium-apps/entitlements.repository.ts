import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, inArray, lte, min, not, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { Entitlement } from '../../identity/discord/entitlement-answers.ts';
import { newInvoiceId } from '../invoices/invoice-id.ts';
import { invoices, type InvoiceRow } from '../invoices/invoice.table.ts';
import { entitlements, type EntitlementRow } from './entitlement.table.ts';

/** What an invoice keeps of the plan that was bought. */
export type BoughtTerms = Pick<
  typeof invoices.$inferInsert,
  'plan' | 'planName' | 'planFeatures' | 'servers' | 'currency'
>;

/** More than a member reads at once; bounds the answer. */
const MAX_LISTED = 100;

const told = (column: string): SQL => sql.raw(`excluded.${column}`);

/** Purchases in Discord, and their invoices. */
@Injectable()
export class EntitlementsRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * Stores what Discord tells, and locks the row until the transaction ends. In any order, the result is the same:
   * what was deleted, has ended or was consumed stays so.
   * @returns undefined: nothing new
   */
  async merge(tx: Database, told_: Entitlement): Promise<EntitlementRow | undefined> {
    const { id, skuId, userId, isTest, isDeleted, isConsumed, endsAt } = told_;
    const known = entitlements;
    const [row] = await tx
      .insert(entitlements)
      .values({ id, skuId, userId, isTest, isDeleted, isConsumed, endsAt })
      .onConflictDoUpdate({
        target: entitlements.id,
        set: {
          isDeleted: sql`${known.isDeleted} or ${told('is_deleted')}`,
          isConsumed: sql`${known.isConsumed} or ${told('is_consumed')}`,
          endsAt: sql`least(${known.endsAt}, ${told('ends_at')})`,
        },
        setWhere: sql`(${told('is_deleted')} and not ${known.isDeleted})
          or (${told('is_consumed')} and not ${known.isConsumed})
          or least(${known.endsAt}, ${told('ends_at')}) is distinct from ${known.endsAt}`,
      })
      .returning();
    return row;
  }

  async lock(tx: Database, id: string): Promise<EntitlementRow | undefined> {
    const [row] = await tx.select().from(entitlements).where(eq(entitlements.id, id)).for('update');
    return row;
  }

  async setState(tx: Database, id: string, state: EntitlementRow['state']): Promise<void> {
    await tx.update(entitlements).set({ state }).where(eq(entitlements.id, id));
  }

  async setConsumed(id: string): Promise<void> {
    await this.database.db
      .update(entitlements)
      .set({ isConsumed: true })
      .where(eq(entitlements.id, id));
  }

  /** Stores the invoice of a purchase, which is complete. A second one of the same purchase is refused by its index. */
  async createInvoice(
    tx: Database,
    { id, isTest }: EntitlementRow,
    userId: string,
    terms: BoughtTerms,
  ): Promise<InvoiceRow> {
    const [row] = await tx
      .insert(invoices)
      .values({
        id: newInvoiceId(),
        ...{ entitlementId: id, isTest, userId, ...terms },
        ...{ amount: 0, paidAmount: 0, taxBasisPoints: 0 },
        ...{ status: 'completed', checkoutOpen: false, completedAt: sql`now()` },
      })
      .returning();
    return row!;
  }

  async findInvoiceId(tx: Database, entitlementId: string): Promise<string | undefined> {
    const [row] = await tx
      .select({ id: invoices.id })
      .from(invoices)
      .where(eq(invoices.entitlementId, entitlementId));
    return row?.id;
  }

  async isEmpty(): Promise<boolean> {
    const rows = await this.database.db.select({ id: entitlements.id }).from(entitlements).limit(1);
    return rows.length === 0;
  }

  /**
   * Purchases that may get a license now, because a plan names their SKU, and those whose time is over.
   * @param skuIds of the plans
   */
  async listDue(skuIds: readonly string[], limit: number): Promise<string[]> {
    const isOver = lte(entitlements.endsAt, sql`now()`);
    const isSold = inArray(entitlements.skuId, [...skuIds]);
    const waits = eq(entitlements.state, 'waiting');
    const hasUser = sql`${entitlements.userId} is not null`;
    const rows = await this.database.db
      .select({ id: entitlements.id })
      .from(entitlements)
      .where(
        or(
          and(waits, or(isOver, and(isSold, hasUser))),
          and(eq(entitlements.state, 'granted'), isOver),
        ),
      )
      .orderBy(asc(entitlements.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  }

  /** The SKUs of licenses of which Discord was told no use: those of durables, and of consumables for some time. */
  async listUnusedSkus(): Promise<string[]> {
    const rows = await this.database.db
      .selectDistinct({ skuId: entitlements.skuId })
      .from(entitlements)
      .where(and(eq(entitlements.state, 'granted'), not(entitlements.isConsumed)));
    return rows.map(({ skuId }) => skuId);
  }

  /** Purchases of consumables with a license, of which Discord was not told yet that they are used. */
  async listUnused(skuIds: readonly string[], limit: number): Promise<string[]> {
    const rows = await this.database.db
      .select({ id: entitlements.id })
      .from(entitlements)
      .where(
        and(
          eq(entitlements.state, 'granted'),
          not(entitlements.isConsumed),
          inArray(entitlements.skuId, [...skuIds]),
        ),
      )
      .orderBy(asc(entitlements.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  }

  /** Purchases without a license, oldest first. */
  listWaiting(): Promise<EntitlementRow[]> {
    return this.database.db
      .select()
      .from(entitlements)
      .where(eq(entitlements.state, 'waiting'))
      .orderBy(asc(entitlements.receivedAt), asc(entitlements.id))
      .limit(MAX_LISTED);
  }

  /** `since`: epoch seconds of the oldest; null: none waits. */
  async countWaiting(): Promise<{ count: number; since: number | null }> {
    const [row] = await this.database.db
      .select({ count: count(), since: min(entitlements.receivedAt) })
      .from(entitlements)
      .where(eq(entitlements.state, 'waiting'));
    const since = row?.since ?? null;
    return { count: row?.count ?? 0, since: since && Math.floor(since.getTime() / 1000) };
  }

  /** What was bought by a user, for the export of the account. */
  listByUser(userId: string): Promise<EntitlementRow[]> {
    return this.database.db
      .select()
      .from(entitlements)
      .where(eq(entitlements.userId, userId))
      .orderBy(asc(entitlements.id));
  }
}
