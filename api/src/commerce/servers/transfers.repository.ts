import { Injectable } from '@nestjs/common';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transfer } from '@portico/contracts/servers/schema';
import { DatabaseService } from '../../core/db/database.service.ts';
import { ledger } from '../ledger/ledger.table.ts';

const MAX_LISTED = 50;

/** The history of transfers, read from the ledger. */
@Injectable()
export class TransfersRepository {
  constructor(private readonly database: DatabaseService) {}

  async listByUser(userId: string): Promise<Transfer[]> {
    const rows = await this.database.db
      .select({
        from: sql<string>`${ledger.fromGuildId}`,
        to: sql<string>`${ledger.guildId}`,
        at: ledger.at,
        invoice_id: ledger.invoiceId,
      })
      .from(ledger)
      .where(and(eq(ledger.userId, userId), eq(ledger.kind, 'server.transferred')))
      .orderBy(desc(ledger.id))
      .limit(MAX_LISTED);
    return rows.map((row) => ({ ...row, at: Math.floor(row.at.getTime() / 1000) }));
  }
}
