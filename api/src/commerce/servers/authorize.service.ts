import { Injectable } from '@nestjs/common';
import type { InvoiceServers } from '@portico/contracts/servers/schema';
import { DatabaseService } from '../../core/db/database.service.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import { writeLedger } from '../ledger/ledger.repository.ts';
import { notifyBot } from '../licenses/license-events.repository.ts';
import { ManagedServers } from './managed-servers.ts';
import { isUsable } from '../invoices/usable.ts';
import { SlotsRepository, type NamedGuild } from '../invoices/slots.repository.ts';
import { isUniqueViolation } from '../../core/db/unique-violation.ts';

/** How often a claim is retried that found free slots locked by other calls. */
const MAX_ATTEMPTS = 30;

/** Assigns an invoice's slots to servers: to all requested servers, or to none. */
@Injectable()
export class AuthorizeService {
  constructor(
    private readonly database: DatabaseService,
    private readonly invoices: InvoicesRepository,
    private readonly slots: SlotsRepository,
    private readonly managed: ManagedServers,
  ) {}

  /** @throws ProblemError 403, 404, 409, 503 */
  async authorize(userId: string, invoiceId: string, ids: string[]): Promise<InvoiceServers> {
    const invoice = await this.invoices.findHeld(invoiceId, userId);
    this.requireUsable(invoice);
    const guilds = await this.managed.require(userId, ids);
    for (let attempt = 1; !(await this.claim(userId, invoiceId, guilds)); attempt += 1) {
      const { remainingCount } = await this.slots.counts(invoiceId, 0);
      // Other transactions may hold locks on slots that they will not use.
      if (remainingCount < ids.length || attempt === MAX_ATTEMPTS) {
        throw new ProblemError(409, 'This invoice does not have enough free slots.', {
          kind: 'no-slot-left',
        });
      }
    }
    return this.slots.counts(invoiceId, invoice.servers);
  }

  /** @returns false where there are too few free slots that no other transaction has locked */
  private async claim(userId: string, invoiceId: string, guilds: NamedGuild[]): Promise<boolean> {
    try {
      return await this.database.db.transaction(async (tx) => {
        // The lock orders this change and a refund.
        this.requireUsable(await this.invoices.lock(tx, invoiceId, 'share'));
        const claimed = await this.slots.claim(tx, invoiceId, guilds);
        if (claimed.size < guilds.length) throw new NotEnoughSlots();
        await writeLedger(
          tx,
          guilds.map(({ id, name, icon }) => ({
            kind: 'server.authorized',
            invoiceId,
            userId,
            guildId: id,
            guildName: name,
            guildIcon: icon,
            slotPosition: claimed.get(id),
            source: 'user',
          })),
        );
        await notifyBot(
          tx,
          guilds.map(({ id }) => ({ type: 'authorized', guildId: id })),
        );
        return true;
      });
    } catch (error) {
      if (error instanceof NotEnoughSlots) return false;
      if (!isUniqueViolation(error)) throw error;
      throw new ProblemError(409, 'This server is already authorized.', {
        kind: 'server-authorized',
      });
    }
  }

  private requireUsable(invoice: InvoiceRow | undefined): asserts invoice is InvoiceRow {
    if (!invoice) throw new ProblemError(404, 'Invoice not found.');
    if (invoice.status !== 'completed') {
      throw new ProblemError(409, 'This invoice is not paid.', { kind: 'not-paid' });
    }
    if (!isUsable(invoice)) {
      throw new ProblemError(409, 'This invoice is being refunded.', { kind: 'refund-under-way' });
    }
  }
}

/** Rolls back a claim that got fewer slots than it needs. */
class NotEnoughSlots extends Error {}
