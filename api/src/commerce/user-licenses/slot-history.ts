import type { SlotEvent } from '@portico/contracts/licenses/user/schema';
import type { ledger } from '../ledger/ledger.table.ts';

export type HistoryEntry = Pick<
  typeof ledger.$inferSelect,
  'id' | 'at' | 'kind' | 'guildId' | 'fromGuildId' | 'slotPosition' | 'source'
>;

interface CurrentSlot {
  position: number;
  guildId: string | null;
  /** The server that it covered before it was revoked. */
  revokedGuildId: string | null;
}

/** An event with ids of servers. */
export type SlotChange = Omit<SlotEvent, 'server' | 'from' | 'at'> & {
  at: Date;
  guildId: string | null;
  fromGuildId: string | null;
};

/** Entries that concern all slots of an invoice. */
const OF_INVOICE = {
  'slots.made': 'made',
  'slots.revoked': 'revoked',
  'slots.restored': 'restored',
} as const;
const OF_SERVER = {
  'server.authorized': 'authorized',
  'server.transferred': 'transferred',
  'server.released': 'released',
} as const;

/**
 * What happened to one slot, newest first, from the ledger of its invoice.
 * @param position of the slot
 * @param entries newest first; those of other slots may be missing
 * @param slots of the invoice now
 */
export function slotHistory(
  position: number,
  entries: readonly HistoryEntry[],
  slots: readonly CurrentSlot[],
): SlotChange[] {
  const own = entriesOfSlot(position, entries, slots);
  const changes: SlotChange[] = [];
  for (const entry of entries) {
    const { id, at, kind, guildId, fromGuildId, source } = entry;
    const isInvoices = kind in OF_INVOICE;
    if (!isInvoices && !own.has(id)) continue;
    const common = { id: String(id), at, by: causeOf(source) };
    if (isInvoices) {
      // The server that was lost or got back has an entry of its own in the same transaction.
      const server = entries.find((other) => own.has(other.id) && isSameTime(other, entry));
      const what = OF_INVOICE[kind as keyof typeof OF_INVOICE];
      changes.push({ ...common, what, guildId: server?.guildId ?? null, fromGuildId: null });
    } else if (kind in OF_SERVER && !isRestored(entry, entries)) {
      const what = OF_SERVER[kind as keyof typeof OF_SERVER];
      changes.push({ ...common, what, guildId, fromGuildId });
    }
  }
  return changes;
}

/**
 * Ids of the entries of a slot's servers. Entries of earlier versions do not name their slot. They are
 * followed backwards from the server that each slot covers, or covered last. Those versions had no releases.
 */
function entriesOfSlot(
  position: number,
  entries: readonly HistoryEntry[],
  slots: readonly CurrentSlot[],
): ReadonlySet<number> {
  const isOnly = slots.length === 1;
  const places = new Map<string, number>();
  for (const { position: place, guildId, revokedGuildId } of slots) {
    const server = guildId ?? revokedGuildId;
    if (server !== null) places.set(server, place);
  }
  const own = new Set<number>();
  for (const { id, guildId, fromGuildId, slotPosition } of entries) {
    if (guildId === null) continue;
    const place = slotPosition ?? (isOnly ? position : places.get(guildId));
    if (place === undefined) continue;
    if (place === position) own.add(id);
    if (fromGuildId === null) {
      places.set(guildId, place);
    } else {
      places.delete(guildId);
      places.set(fromGuildId, place);
    }
  }
  return own;
}

/** Times of one transaction are equal. */
const isSameTime = (one: HistoryEntry, other: HistoryEntry): boolean =>
  one.at.getTime() === other.at.getTime();

/** Whether a server was authorized again because its slot was restored. */
const isRestored = (entry: HistoryEntry, entries: readonly HistoryEntry[]): boolean =>
  entry.kind === 'server.authorized' &&
  entries.some((other) => other.kind === 'slots.restored' && isSameTime(other, entry));

const causeOf = (source: string): SlotEvent['by'] =>
  source === 'user' ? 'owner' : source === 'staff' || source === 'import' ? 'team' : 'payment';
