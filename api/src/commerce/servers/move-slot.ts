import type { Database } from '../../core/db/database.ts';
import type { NamedGuild, SlotsRepository } from '../invoices/slots.repository.ts';
import { writeLedger } from '../ledger/ledger.repository.ts';
import { notifyBot } from '../licences/licence-events.repository.ts';

interface Move {
  /** The invoice's owner. */
  userId: string;
  from: string;
  to: NamedGuild;
  source: 'user' | 'staff';
}

/**
 * Moves a locked slot to another server, with ledger and events of the bot.
 * @throws a unique violation where another slot covers the server
 */
export async function moveSlot(
  tx: Database,
  slots: SlotsRepository,
  { id, invoiceId }: { id: number; invoiceId: string },
  { userId, from, to, source }: Move,
): Promise<void> {
  await slots.move(tx, id, to);
  await writeLedger(tx, [
    {
      kind: 'server.transferred',
      invoiceId,
      userId,
      guildId: to.id,
      guildName: to.name,
      guildIcon: to.icon,
      fromGuildId: from,
      source,
    },
  ]);
  await notifyBot(tx, [
    { type: 'deauthorized', guildId: from },
    { type: 'authorized', guildId: to.id },
  ]);
}
