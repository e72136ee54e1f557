import type { Database } from '../../core/db/database.ts';
import type { LockedSlot, SlotMovesRepository } from '../invoices/slot-moves.repository.ts';
import type { NamedGuild } from '../invoices/slots.repository.ts';
import type { MessageOutbox } from '../messages/message-outbox.ts';
import { writeLedger } from '../ledger/ledger.repository.ts';
import { notifyBot } from '../licenses/license-events.repository.ts';

interface Move {
  /** The invoice's owner. */
  userId: string;
  from: string;
  to: NamedGuild;
  source: 'user' | 'staff';
}

/**
 * Moves a locked slot to another server, with ledger, message and events of the bot.
 * @throws a unique violation where another slot covers the server
 */
export async function moveSlot(
  tx: Database,
  { slots, outbox }: { slots: SlotMovesRepository; outbox: MessageOutbox },
  { id, invoiceId, position, guildName }: LockedSlot,
  { userId, from, to, source }: Move,
): Promise<void> {
  await slots.move(tx, id, to);
  const [entryId] = await writeLedger(tx, [
    {
      kind: 'server.transferred',
      invoiceId,
      userId,
      guildId: to.id,
      guildName: to.name,
      guildIcon: to.icon,
      fromGuildId: from,
      slotPosition: position,
      source,
    },
  ]);
  await outbox.write(tx, [
    {
      kind: 'license.transferred',
      facts: { from: guildName ?? from, to: to.name, by: source === 'user' ? 'owner' : 'staff' },
      event: `license.transferred ${entryId}`,
      invoiceId,
      userId,
    },
  ]);
  await notifyBot(tx, [
    { type: 'deauthorized', guildId: from },
    { type: 'authorized', guildId: to.id },
  ]);
}
