import type { Database } from '../../core/db/database.ts';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import type { LedgerEntry } from '../ledger/ledger.table.ts';
import type { tellBot } from '../licences/licence-stream.repository.ts';
import type { SlotsRepository } from '../invoices/slots.repository.ts';

interface SlotMoves {
  /** What the ledger says of it. */
  moves: Pick<LedgerEntry, 'kind' | 'slots' | 'guildId' | 'guildName' | 'guildIcon'>[];
  /** What the bot has to learn. */
  news: Parameters<typeof tellBot>[1];
}

/** Gives and takes the slots of an invoice between two of its states, and the servers with them. */
export async function moveSlots(
  tx: Database,
  slots: SlotsRepository,
  before: InvoiceRow,
  after: InvoiceRow,
): Promise<SlotMoves> {
  const had = before.status === 'completed';
  const has = after.status === 'completed';
  if (had === has) return { moves: [], news: [] };
  return has ? give(tx, slots, after) : take(tx, slots, after);
}

async function give(tx: Database, slots: SlotsRepository, invoice: InvoiceRow): Promise<SlotMoves> {
  const restored = await slots.restore(tx, invoice.id);
  const made = await slots.make(tx, invoice);
  const moves: SlotMoves['moves'] = [];
  if (made > 0) moves.push({ kind: 'slots.made', slots: made });
  if (restored.slots > 0) moves.push({ kind: 'slots.restored', slots: restored.slots });
  for (const { id, name, icon } of restored.guilds) {
    moves.push({ kind: 'server.authorized', guildId: id, guildName: name, guildIcon: icon });
  }
  return {
    moves,
    news: restored.guilds.map(({ id }) => ({ type: 'authorized', guildId: id })),
  };
}

async function take(tx: Database, slots: SlotsRepository, { id }: InvoiceRow): Promise<SlotMoves> {
  const revoked = await slots.revoke(tx, id);
  return {
    moves: [
      ...revoked.guildIds.map((guildId) => ({ kind: 'server.deauthorized' as const, guildId })),
      { kind: 'slots.revoked', slots: -revoked.slots },
    ],
    news: revoked.guildIds.map((guildId) => ({ type: 'deauthorized', guildId })),
  };
}
