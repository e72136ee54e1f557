import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { Config } from '../../core/config/config.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { Database } from '../../core/db/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { writeLedger } from '../ledger/ledger.ts';
import { tellBot } from '../licences/licence-stream.ts';
import { ManagedServers } from './managed-servers.ts';
import { licenceSlots } from './slot.table.ts';
import type { NamedGuild } from './slots.repository.ts';
import { isUniqueViolation } from './unique-violation.ts';

/** Moves a slot from one server to another: one transaction, written down (DESIGN §10.7). */
@Injectable()
export class TransferService {
  constructor(
    private readonly config: Config,
    private readonly database: DatabaseService,
    private readonly invoices: InvoicesRepository,
    private readonly managed: ManagedServers,
  ) {}

  /** @throws ProblemError 400, 403, 404, 409, 503 */
  async transfer(userId: string, oldGuildId: string, newGuildId: string): Promise<void> {
    if (oldGuildId === newGuildId) {
      throw new ProblemError(400, 'Choose two different servers.', { kind: 'same-server' });
    }
    // The old server may be gone, or no longer the person's: only the new one counts.
    const [target] = await this.managed.require(userId, [newGuildId]);
    if (!target) return;
    try {
      await this.database.db.transaction((tx) => this.move(tx, userId, oldGuildId, target));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new ProblemError(409, 'The new server is authorized already.', {
        kind: 'server-authorized',
      });
    }
  }

  private async move(tx: Database, userId: string, from: string, to: NamedGuild): Promise<void> {
    const invoiceId = await this.lockInvoice(tx, userId, from);
    const [slot] = await tx
      .select({
        id: licenceSlots.id,
        invoiceId: licenceSlots.invoiceId,
        waitSeconds: sql<number>`coalesce(ceil(${this.config.transferCooldownSeconds}::int
          - extract(epoch from now() - ${licenceSlots.transferredAt})), 0)`.mapWith(Number),
      })
      .from(licenceSlots)
      .where(eq(licenceSlots.guildId, from))
      .for('update');
    // Somebody moved it while we waited for it.
    if (!slot || slot.invoiceId !== invoiceId) throw notAuthorized();
    if (slot.waitSeconds > 0) throw tooSoon(slot.waitSeconds);
    await tx
      .update(licenceSlots)
      .set({
        guildId: to.id,
        guildName: to.name,
        guildIcon: to.icon,
        authorizedAt: sql`now()`,
        transferredAt: sql`now()`,
      })
      .where(eq(licenceSlots.id, slot.id));
    await writeLedger(tx, [
      {
        kind: 'server.transferred',
        invoiceId,
        userId,
        guildId: to.id,
        guildName: to.name,
        guildIcon: to.icon,
        fromGuildId: from,
        source: 'user',
      },
    ]);
    await tellBot(tx, [
      { type: 'deauthorized', guildId: from },
      { type: 'authorized', guildId: to.id },
    ]);
  }

  /** The invoice before its slot, as fulfilment does, so that the two never wait for each other. */
  private async lockInvoice(tx: Database, userId: string, guildId: string): Promise<string> {
    const [found] = await tx
      .select({ invoiceId: licenceSlots.invoiceId })
      .from(licenceSlots)
      .where(eq(licenceSlots.guildId, guildId));
    const invoice = found && (await this.invoices.lock(tx, found.invoiceId, 'share'));
    if (invoice?.userId !== userId || invoice.status !== 'completed') throw notAuthorized();
    return invoice.id;
  }
}

const notAuthorized = (): ProblemError =>
  new ProblemError(404, 'None of your licences covers the old server.', { kind: 'not-authorized' });

function tooSoon(seconds: number): ProblemError {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.ceil((seconds % 3600) / 60);
  const wait = [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`]
    .filter(Boolean)
    .join(' ');
  return new ProblemError(
    409,
    `This authorization was transferred a short while ago. It can be transferred again in ${wait}.`,
    { kind: 'cool-down', headers: { 'retry-after': String(seconds) } },
  );
}
