import { Injectable, type OnModuleInit } from '@nestjs/common';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { AccountParts } from '../account-parts/account-parts.ts';
import { DatabaseService } from '../db/database.service.ts';
import { ledger } from '../ledger/ledger.table.ts';
import { invoices } from './invoice.table.ts';

/** What a person is told of their own; how we and the payment provider keep books stays here. */
const OF_INVOICES = {
  invoiceId: invoices.id,
  number: invoices.number,
  plan: invoices.plan,
  servers: invoices.servers,
  amount: invoices.amount,
  taxBasisPoints: invoices.taxBasisPoints,
  refundedAmount: invoices.refundedAmount,
  status: invoices.status,
  buyerName: invoices.buyerName,
  buyerEmail: invoices.buyerEmail,
  buyerCountry: invoices.buyerCountry,
  consentAt: invoices.consentAt,
  createdAt: invoices.createdAt,
  completedAt: invoices.completedAt,
};
const OF_LEDGER = {
  at: ledger.at,
  kind: ledger.kind,
  invoiceId: ledger.invoiceId,
  amount: ledger.amount,
  slots: ledger.slots,
  guildId: ledger.guildId,
  fromGuildId: ledger.fromGuildId,
};

/** More would only repeat what is to be done. */
const MOST_OBSTACLES = 5;

/**
 * What is kept about people's purchases: told in the export; books outlive the account, and what is
 * not settled keeps it.
 */
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
          .select(OF_INVOICES)
          .from(invoices)
          .where(eq(invoices.userId, userId))
          .orderBy(asc(invoices.createdAt)),
        ledger: await database.db
          .select(OF_LEDGER)
          .from(ledger)
          .where(eq(ledger.userId, userId))
          .orderBy(asc(ledger.id)),
      }),
      obstacles: async (userId, db) => {
        const open = await db
          .select({ id: invoices.id, status: invoices.status })
          .from(invoices)
          .where(
            and(eq(invoices.userId, userId), inArray(invoices.status, ['pending', 'disputed'])),
          )
          .orderBy(asc(invoices.createdAt))
          .limit(MOST_OBSTACLES);
        return open.map(({ id, status }) =>
          status === 'pending'
            ? {
                reason: `The invoice ${id} is still open.`,
                remedy: 'Pay it, or wait until its payment page has expired, within about a day.',
              }
            : {
                reason: `The payment of the invoice ${id} is disputed.`,
                remedy: 'Wait until your bank has decided.',
              },
        );
      },
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
