import { Injectable } from '@nestjs/common';
import type { SiteAction } from '@portico/contracts/audit/actions';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { Config } from '../../core/config/config.ts';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { isUniqueViolation } from '../../core/db/unique-violation.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { DiscordClient } from '../../identity/discord/discord.client.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import { SlotMovesRepository } from '../invoices/slot-moves.repository.ts';
import type { NamedGuild } from '../invoices/slots.repository.ts';
import { holderOf } from '../invoices/holder.ts';
import { isUsable } from '../invoices/usable.ts';
import { discordProblem } from './managed-servers.ts';
import { MessageOutbox } from '../messages/message-outbox.ts';
import { moveSlot } from './move-slot.ts';
import { newServerAuthorized, sameServer } from './transfer.service.ts';

interface ForcedTransfer {
  fromGuildId: string;
  toGuildId: string;
  reason: string;
}

/**
 * Transfers by the team (docs/decisions/0056). They take the locks of the owner's transfers, so that
 * no transfer, refund or withdrawal comes between check and change.
 */
@Injectable()
export class ForcedTransferService {
  constructor(
    private readonly config: Config,
    private readonly database: DatabaseService,
    private readonly invoices: InvoicesRepository,
    readonly slots: SlotMovesRepository,
    readonly outbox: MessageOutbox,
    private readonly discord: DiscordClient,
    private readonly audit: AuditWriter,
  ) {}

  /**
   * Moves a license to another server, regardless of the cool-down. Does nothing where an earlier call
   * has moved it.
   * @throws ProblemError 400, 404, 409, 503
   */
  async transfer(invoiceId: string, order: ForcedTransfer, by: AuditActor): Promise<NamedGuild> {
    const { fromGuildId: from, toGuildId, reason } = order;
    if (from === toGuildId) throw sameServer();
    const to = await this.requireServer(toGuildId);
    try {
      await this.database.db.transaction(async (tx) => {
        const invoice = await this.lock(tx, invoiceId);
        const userId = holderOf(invoice) ?? invoice.userId;
        const slot = await this.slots.lockByGuild(tx, from, 0);
        if (slot?.invoiceId !== invoiceId) {
          if ((await this.slots.lockByGuild(tx, to.id, 0))?.invoiceId === invoiceId) return;
          throw notCovered();
        }
        await this.audit.write<SiteAction>(tx, {
          ...by,
          action: 'license.transfer',
          target: `invoice:${invoiceId}`,
          detail: { from, to: to.id, reason },
        });
        await moveSlot(tx, this, slot, { userId, from, to, source: 'staff' });
      });
    } catch (error) {
      throw isUniqueViolation(error) ? newServerAuthorized() : error;
    }
    return to;
  }

  /**
   * Ends the cool-down of a server's license. Does nothing where none runs.
   * @throws ProblemError 404, 409
   */
  async endCoolDown(
    invoiceId: string,
    { guildId, reason }: { guildId: string; reason: string },
    by: AuditActor,
  ): Promise<void> {
    await this.database.db.transaction(async (tx) => {
      await this.lock(tx, invoiceId);
      const slot = await this.slots.lockByGuild(tx, guildId, this.config.transferCooldownSeconds);
      if (slot?.invoiceId !== invoiceId) throw notCovered();
      if (slot.waitSeconds <= 0) return;
      await this.slots.endCoolDown(tx, slot.id);
      await this.audit.write<SiteAction>(tx, {
        ...by,
        action: 'license.cool-down',
        target: `invoice:${invoiceId}`,
        detail: { server: guildId, seconds: slot.waitSeconds, reason },
      });
    });
  }

  /** Locks the invoice before its slot, in the same order as fulfillment, to prevent deadlocks. */
  private async lock(tx: Database, invoiceId: string): Promise<InvoiceRow> {
    const invoice = await this.invoices.lock(tx, invoiceId, 'share');
    if (!invoice) throw new ProblemError(404, 'Invoice not found.');
    if (!isUsable(invoice)) {
      throw new ProblemError(409, 'This invoice has no license now. Nothing was changed.', {
        kind: 'no-license',
      });
    }
    return invoice;
  }

  /** A mistyped id would leave the customer without a license. */
  private async requireServer(id: string): Promise<NamedGuild> {
    const guild = await this.discord.guild(id, { fresh: true }).catch((error: unknown) => {
      throw discordProblem(error);
    });
    if (!guild) {
      throw new ProblemError(
        409,
        'The bot is not on the new server. Check the ID, or have the bot invited first.',
        { kind: 'unknown-server' },
      );
    }
    return { id, name: guild.name, icon: guild.icon };
  }
}

const notCovered = (): ProblemError =>
  new ProblemError(
    404,
    'This invoice does not cover the old server. Open the customer again to see its servers.',
    { kind: 'not-authorized' },
  );
