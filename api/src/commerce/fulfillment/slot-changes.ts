import { randomUUID } from 'node:crypto';
import type { Database } from '../../core/db/database.ts';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import type { LedgerEntry } from '../ledger/ledger.table.ts';
import type { notifyBot } from '../licenses/license-events.repository.ts';
import type { NewMessage } from '../messages/messages.repository.ts';
import { holderOf } from '../invoices/holder.ts';
import { isUsable } from '../invoices/usable.ts';
import type { SlotsRepository } from '../invoices/slots.repository.ts';

interface SlotChanges {
  /** Entries for the ledger. */
  entries: Pick<
    LedgerEntry,
    'kind' | 'userId' | 'slots' | 'guildId' | 'guildName' | 'guildIcon' | 'slotPosition'
  >[];
  /** Events for the bot. */
  licenseChanges: Parameters<typeof notifyBot>[1];
  /** To the receiver of a gift, who has no other news about its payment. */
  messages: NewMessage[];
}

/** Grants or revokes an invoice's slots, with their servers, after a change of its state. */
export async function changeSlots(
  tx: Database,
  slots: SlotsRepository,
  before: InvoiceRow,
  after: InvoiceRow,
): Promise<SlotChanges> {
  const isUsableNow = isUsable(after);
  const holder = holderOf(after);
  // A gift has no slots before it is redeemed.
  if (isUsable(before) === isUsableNow || holder === null) {
    return { entries: [], licenseChanges: [], messages: [] };
  }
  return isUsableNow ? grantSlots(tx, slots, after, holder) : revokeSlots(tx, slots, after, holder);
}

async function grantSlots(
  tx: Database,
  slots: SlotsRepository,
  { id, servers }: InvoiceRow,
  userId: string,
): Promise<SlotChanges> {
  const restored = await slots.restore(tx, id);
  const created = await slots.create(tx, { id, userId, servers });
  const entries: SlotChanges['entries'] = [];
  if (created > 0) entries.push({ kind: 'slots.made', userId, slots: created });
  if (restored.slots > 0) {
    entries.push({ kind: 'slots.restored', userId, slots: restored.slots });
  }
  for (const { id: guildId, name, icon, position } of restored.guilds) {
    entries.push({
      kind: 'server.authorized',
      userId,
      guildId,
      guildName: name,
      guildIcon: icon,
      slotPosition: position,
    });
  }
  return {
    entries,
    licenseChanges: restored.guilds.map((guild) => ({ type: 'authorized', guildId: guild.id })),
    messages: [],
  };
}

async function revokeSlots(
  tx: Database,
  slots: SlotsRepository,
  invoice: InvoiceRow,
  userId: string,
): Promise<SlotChanges> {
  const revoked = await slots.revoke(tx, invoice.id);
  return {
    entries: [
      ...revoked.guilds.map(({ guildId, position }) => ({
        kind: 'server.deauthorized' as const,
        userId,
        guildId,
        slotPosition: position,
      })),
      { kind: 'slots.revoked', userId, slots: -revoked.slots },
    ],
    licenseChanges: revoked.guilds.map(({ guildId }) => ({ type: 'deauthorized', guildId })),
    messages: userId === invoice.userId ? [] : [giftLost(invoice, userId)],
  };
}

/** A gift can be lost more than once: after a dispute that was won, too. */
const giftLost = ({ id, servers }: InvoiceRow, userId: string): NewMessage => ({
  kind: 'gift.lost',
  facts: { servers },
  event: `gift.lost ${id} ${randomUUID()}`,
  invoiceId: id,
  userId,
});
