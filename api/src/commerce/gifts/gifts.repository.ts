import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { invoices, type InvoiceRow } from '../invoices/invoice.table.ts';

/** Purchases that are gifts, by the hash of their code. */
@Injectable()
export class GiftsRepository {
  constructor(private readonly database: DatabaseService) {}

  async find(giftCodeHash: string): Promise<InvoiceRow | undefined> {
    const [row] = await this.database.db
      .select()
      .from(invoices)
      .where(eq(invoices.giftCodeHash, giftCodeHash));
    return row;
  }

  /** Under the invoice's lock. */
  async redeem(tx: Database, invoiceId: string, userId: string): Promise<void> {
    await tx
      .update(invoices)
      .set({ redeemedBy: userId, redeemedAt: sql`now()` })
      .where(eq(invoices.id, invoiceId));
  }
}
