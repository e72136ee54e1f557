import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asc, count, eq } from 'drizzle-orm';
import { AccountParts } from '../account/account-parts.ts';
import { DatabaseService } from '../db/database.service.ts';
import { ledger } from '../ledger/ledger.table.ts';
import { invoices } from './invoice.table.ts';

/** What is kept about people's purchases: told in the export; books outlive the account. */
@Injectable()
export class InvoicesAccount implements OnModuleInit {
  constructor(
    private readonly parts: AccountParts,
    private readonly database: DatabaseService,
  ) {}

  onModuleInit(): void {
    const { database } = this;
    this.parts.register({
      name: 'invoices',
      export: async (userId) => ({
        invoices: await database.db
          .select()
          .from(invoices)
          .where(eq(invoices.userId, userId))
          .orderBy(asc(invoices.createdAt)),
        ledger: await database.db
          .select()
          .from(ledger)
          .where(eq(ledger.userId, userId))
          .orderBy(asc(ledger.id)),
      }),
      kept: async (userId) => {
        const [row] = await database.db
          .select({ count: count() })
          .from(invoices)
          .where(eq(invoices.userId, userId));
        return (row?.count ?? 0) > 0
          ? [
              'Invoices and payments, because tax law asks for them, and the licences they paid for.',
            ]
          : [];
      },
    });
  }
}
