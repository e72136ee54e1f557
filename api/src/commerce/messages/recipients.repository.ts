import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { DatabaseService } from '../../core/db/database.service.ts';
import { users } from '../../identity/users/user.table.ts';
import { withdrawals } from '../invoices/withdrawal.table.ts';
import type { MessageRow } from './message.table.ts';
import { isImported } from '../invoices/imported.ts';
import { invoices, type InvoiceRow } from '../invoices/invoice.table.ts';

/** Who gets a message, read when it is sent. */
export interface Recipient {
  /** Undefined: the message is about a statement of withdrawal. */
  invoice: InvoiceRow | undefined;
  /** Undefined: no address is known. */
  address: string | undefined;
}

/** Addresses of customers, from the payment provider or from Discord. The outbox stores none. */
@Injectable()
export class RecipientsRepository {
  constructor(private readonly database: DatabaseService) {}

  /** @returns undefined where the user has deleted the account */
  async find({ userId, invoiceId, withdrawalId }: MessageRow): Promise<Recipient | undefined> {
    if (withdrawalId !== null) return this.findSender(withdrawalId);
    if (userId === null || invoiceId === null) return undefined;
    return this.findBuyer(userId, invoiceId);
  }

  private async findSender(withdrawalId: string): Promise<Recipient | undefined> {
    const [found] = await this.database.db
      .select({ address: withdrawals.email })
      .from(withdrawals)
      .where(eq(withdrawals.id, withdrawalId));
    return found && { invoice: undefined, address: found.address ?? undefined };
  }

  private async findBuyer(userId: string, invoiceId: string): Promise<Recipient | undefined> {
    const [found] = await this.database.db
      .select({ invoice: invoices, accountId: users.id, email: users.email })
      .from(invoices)
      .leftJoin(users, eq(users.id, userId))
      .where(eq(invoices.id, invoiceId));
    if (!found) return undefined;
    const { invoice, email } = found;
    // The address of an invoice is its buyer's; the receiver of a gift is somebody else.
    const ofInvoice = invoice.userId === userId ? invoice.buyerEmail : null;
    // Without an account, only an imported license has an owner; the end of an account erases its addresses.
    if (found.accountId === null && !(isImported(invoice) && ofInvoice !== null)) return undefined;
    const address = ofInvoice ?? email ?? (await this.latestAddress(userId));
    return { invoice, address };
  }

  /** An invoice without a payment has no address: the customer's last purchase may have one. */
  private async latestAddress(userId: string): Promise<string | undefined> {
    const [latest] = await this.database.db
      .select({ email: invoices.buyerEmail })
      .from(invoices)
      .where(and(eq(invoices.userId, userId), isNotNull(invoices.buyerEmail)))
      .orderBy(desc(invoices.createdAt))
      .limit(1);
    return latest?.email ?? undefined;
  }
}
