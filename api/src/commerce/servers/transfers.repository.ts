import { Injectable } from '@nestjs/common';
import { and, desc, eq } from 'drizzle-orm';
import type { Transfer } from '@portico/sdk/contracts/servers/schema';
import { DatabaseService } from '../../core/db/database.service.ts';
import { ledger } from '../ledger/ledger.table.ts';

const MAX_LISTED = 50;

/** The history of transfers, read from the ledger. */
@Injectable()
export class TransfersRepository {
  constructor(private readonly database: DatabaseService) {}

  async listByUser(userId: string): Promise<Transfer[]> {
    const rows = await this.database.db
      .select()
      .from(ledger)
      .where(and(eq(ledger.userId, userId), eq(ledger.kind, 'server.transferred')))
      .orderBy(desc(ledger.id))
      .limit(MAX_LISTED);
    return rows.map((row) => ({
      from: row.fromGuildId ?? '',
      to: row.guildId ?? '',
      at: Math.floor(row.at.getTime() / 1000),
      invoice_id: row.invoiceId,
    }));
  }
}
