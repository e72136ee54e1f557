import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { SlotMovesRepository } from '../invoices/slot-moves.repository.ts';
import { isHeldBy } from '../invoices/holder.ts';
import { isUsable } from '../invoices/usable.ts';
import { writeLedger } from '../ledger/ledger.repository.ts';
import { notifyBot } from '../licenses/license-events.repository.ts';
import { inCoolDown } from '../servers/transfer.service.ts';
import { slotNotFound } from './user-licenses.service.ts';

interface Release {
  invoiceId: string;
  position: number;
  /** The server that the user saw in the slot. */
  guildId: string;
}

/** Frees a slot. A release is the first half of a transfer, with its cool-down (docs/decisions/0055). */
@Injectable()
export class ReleaseService {
  constructor(
    private readonly config: Config,
    private readonly database: DatabaseService,
    private readonly invoices: InvoicesRepository,
    private readonly slots: SlotMovesRepository,
  ) {}

  /** Does nothing where the slot is free. @throws ProblemError 404, 409 */
  async release(userId: string, { invoiceId, position, guildId }: Release): Promise<void> {
    await this.database.db.transaction(async (tx) => {
      // The invoice before its slot, in the order of transfers and refunds.
      const invoice = await this.invoices.lock(tx, invoiceId, 'share');
      if (!invoice || !isHeldBy(invoice, userId)) throw slotNotFound();
      if (!isUsable(invoice)) throw notUsable();
      const cooldown = this.config.transferCooldownSeconds;
      const slot = await this.slots.lockByPosition(tx, invoiceId, position, cooldown);
      if (!slot) throw slotNotFound();
      if (slot.guildId === null) return;
      if (slot.guildId !== guildId) throw otherServer();
      if (slot.waitSeconds > 0) throw inCoolDown(slot.waitSeconds, 'released');
      await this.slots.release(tx, slot.id);
      const { guildName, guildIcon } = slot;
      await writeLedger(tx, [
        {
          kind: 'server.released',
          invoiceId,
          userId,
          guildId,
          guildName,
          guildIcon,
          slotPosition: position,
          source: 'user',
        },
      ]);
      await notifyBot(tx, [{ type: 'deauthorized', guildId }]);
    });
  }
}

const notUsable = (): ProblemError =>
  new ProblemError(409, 'This license has ended or is being refunded. Nothing was changed.', {
    kind: 'no-license',
  });

const otherServer = (): ProblemError =>
  new ProblemError(
    409,
    'This slot covers another server now. Nothing was changed. Reload the page to see it.',
    { kind: 'other-server' },
  );
