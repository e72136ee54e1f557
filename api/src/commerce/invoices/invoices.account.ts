import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DeletionObstacle } from '@portico/sdk/contracts/account/schema';
import { AccountDataRegistry } from '../../core/account-data/account-data-registry.ts';
import { UserInvoicesRepository } from './user-invoices.repository.ts';

/** The user has to do the same for all of them, so a few are enough. */
const MAX_OBSTACLES = 5;

/** Tax law requires these (spec 1 §9), so they outlive the account. */
const RETAINED =
  'Invoices and payments, without your email address, because tax law requires them, and the licenses they paid for.';

const RETAINED_GIFTS =
  'Licenses of gifts that you have redeemed, with your Discord ID, so that they keep working.';

/**
 * Purchases in the export and deletion of an account. An open or disputed invoice prevents deletion. The
 * email address is no part of what the law requires, so it is deleted.
 */
@Injectable()
export class InvoicesAccount implements OnModuleInit {
  constructor(
    private readonly registry: AccountDataRegistry,
    private readonly purchases: UserInvoicesRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      name: 'invoices',
      export: async (userId) => ({
        invoices: await this.purchases.listInvoices(userId),
        gifts: await this.purchases.listGifts(userId),
        refunds: await this.purchases.listRefunds(userId),
        ledger: await this.purchases.listLedger(userId),
      }),
      obstacles: async (userId, db) =>
        (await this.purchases.listUnsettled(db, userId, MAX_OBSTACLES)).map(toObstacle),
      kept: async (userId) => [
        ...((await this.purchases.hasInvoices(userId)) ? [RETAINED] : []),
        ...((await this.purchases.listGifts(userId)).length > 0 ? [RETAINED_GIFTS] : []),
      ],
      delete: (tx, userId) => this.purchases.eraseEmails(tx, userId),
    });
  }
}

const toObstacle = ({ id, status }: { id: string; status: string }): DeletionObstacle =>
  status === 'pending'
    ? {
        reason: `The invoice ${id} is still open.`,
        remedy: 'Pay it, or wait until its payment page has expired, within about a day.',
      }
    : {
        reason: `The payment of the invoice ${id} is disputed.`,
        remedy: 'Wait until your bank has decided.',
      };
