import type { Database } from '../../core/db/database.ts';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import type { LedgerEntry } from '../ledger/ledger.table.ts';
import type { notifyBot } from '../licenses/license-events.repository.ts';
import { isUsable } from '../invoices/usable.ts';
import type { SlotsRepository } from '../invoices/slots.repository.ts';

interface SlotChanges {
  /** Entries for the ledger. */
  entries: Pick<
    LedgerEntry,
    'kind' | 'slots' | 'guildId' | 'guildName' | 'guildIcon' | 'slotPosition'
  >[];
  /** Events for the bot. */
  licenseChanges: Parameters<typeof notifyBot>[1];
}

/** Grants or revokes an invoice's slots, with their servers, after a change of its state. */
export async function changeSlots(
  tx: Database,
  slots: SlotsRepository,
  before: InvoiceRow,
  after: InvoiceRow,
): Promise<SlotChanges> {
  const isUsableNow = isUsable(after);
  if (isUsable(before) === isUsableNow) return { entries: [], licenseChanges: [] };
  return isUsableNow ? grantSlots(tx, slots, after) : revokeSlots(tx, slots, after);
}

async function grantSlots(
  tx: Database,
  slots: SlotsRepository,
  invoice: InvoiceRow,
): Promise<SlotChanges> {
  const restored = await slots.restore(tx, invoice.id);
  const created = await slots.create(tx, invoice);
  const entries: SlotChanges['entries'] = [];
  if (created > 0) entries.push({ kind: 'slots.made', slots: created });
  if (restored.slots > 0) entries.push({ kind: 'slots.restored', slots: restored.slots });
  for (const { id, name, icon, position } of restored.guilds) {
    entries.push({
      kind: 'server.authorized',
      guildId: id,
      guildName: name,
      guildIcon: icon,
      slotPosition: position,
    });
  }
  return {
    entries,
    licenseChanges: restored.guilds.map(({ id }) => ({ type: 'authorized', guildId: id })),
  };
}

async function revokeSlots(
  tx: Database,
  slots: SlotsRepository,
  { id }: InvoiceRow,
): Promise<SlotChanges> {
  const revoked = await slots.revoke(tx, id);
  return {
    entries: [
      ...revoked.guilds.map(({ guildId, position }) => ({
        kind: 'server.deauthorized' as const,
        guildId,
        slotPosition: position,
      })),
      { kind: 'slots.revoked', slots: -revoked.slots },
    ],
    licenseChanges: revoked.guilds.map(({ guildId }) => ({ type: 'deauthorized', guildId })),
  };
}
