import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { Database } from '../../core/db/database.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { ManagedServers } from './managed-servers.ts';
import { MessageOutbox } from '../messages/message-outbox.ts';
import { moveSlot } from './move-slot.ts';
import { isHeldBy } from '../invoices/holder.ts';
import { isUsable } from '../invoices/usable.ts';
import { SlotMovesRepository } from '../invoices/slot-moves.repository.ts';
import type { NamedGuild } from '../invoices/slots.repository.ts';
import { isUniqueViolation } from '../../core/db/unique-violation.ts';

/** Moves a slot from one server to another, and records it in the ledger. */
@Injectable()
export class TransferService {
  constructor(
    private readonly config: Config,
    private readonly database: DatabaseService,
    private readonly invoices: InvoicesRepository,
    readonly slots: SlotMovesRepository,
    readonly outbox: MessageOutbox,
    private readonly managed: ManagedServers,
  ) {}

  /** @throws ProblemError 400, 403, 404, 409, 503 */
  async transfer(userId: string, oldGuildId: string, newGuildId: string): Promise<void> {
    if (oldGuildId === newGuildId) throw sameServer();
    // The old server may no longer exist or be manageable, so only the new one is checked.
    const [target] = await this.managed.require(userId, [newGuildId]);
    if (!target) return;
    try {
      await this.database.db.transaction((tx) => this.move(tx, userId, oldGuildId, target));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw newServerAuthorized();
    }
  }

  private async move(tx: Database, userId: string, from: string, to: NamedGuild): Promise<void> {
    const invoiceId = await this.lockInvoice(tx, userId, from);
    const slot = await this.slots.lockByGuild(tx, from, this.config.transferCooldownSeconds);
    // Another transaction moved the slot while this one waited for the lock.
    if (!slot || slot.invoiceId !== invoiceId) throw notAuthorized();
    if (slot.waitSeconds > 0) throw inCoolDown(slot.waitSeconds, 'transferred');
    await moveSlot(tx, this, slot, { userId, from, to, source: 'user' });
  }

  /** Locks the invoice before its slot, in the same order as fulfillment, to prevent deadlocks. */
  private async lockInvoice(tx: Database, userId: string, guildId: string): Promise<string> {
    const invoiceId = await this.slots.findInvoiceId(tx, guildId);
    const invoice = invoiceId && (await this.invoices.lock(tx, invoiceId, 'share'));
    if (!invoice || !isHeldBy(invoice, userId) || !isUsable(invoice)) throw notAuthorized();
    return invoice.id;
  }
}

const notAuthorized = (): ProblemError =>
  new ProblemError(404, 'None of your licenses covers the old server.', { kind: 'not-authorized' });

export const newServerAuthorized = (): ProblemError =>
  new ProblemError(409, 'The new server is already authorized.', { kind: 'server-authorized' });

export const sameServer = (): ProblemError =>
  new ProblemError(400, 'Choose two different servers.', { kind: 'same-server' });

/** @param act what the user wants to do again */
export function inCoolDown(seconds: number, act: 'transferred' | 'released'): ProblemError {
  const all = Math.ceil(seconds / 60);
  const hours = Math.floor(all / 60);
  const minutes = all % 60;
  const wait = [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`]
    .filter(Boolean)
    .join(' ');
  return new ProblemError(
    409,
    `This authorization was transferred a short while ago. It can be ${act} again in ${wait}.`,
    { kind: 'cool-down', headers: { 'retry-after': String(seconds) } },
  );
}
