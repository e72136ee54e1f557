import type { Portico } from '../portico.ts';
import { backupOf } from '../upgrade/backup.ts';
import type { Derived } from './derive.ts';

interface InvoiceRow {
  id: string;
  stripe_number: string | null;
  status: string;
  servers: number;
  checkout_open: boolean;
  session_id: string | null;
  refunded_amount: number;
  dispute: Derived['dispute'];
  gift_code_hash: string | null;
  redeemed_by: string | null;
  /** Of a purchase in Discord, of which Stripe knows nothing. */
  discord_entitlement_id: string | null;
}
interface LedgerRow {
  id: number;
  kind: string;
  invoice_id: string;
  amount: number;
  slots: number;
  guild_id: string | null;
  from_guild_id: string | null;
}
interface SlotRow {
  invoice_id: string;
  guild_id: string | null;
  revoked_at: string | null;
}
interface EventRow {
  cursor: number;
  type: 'authorized' | 'deauthorized';
  guild_id: string;
}

/** The rows about money and licenses in a site's database. */
export interface Stored {
  invoices: InvoiceRow[];
  /** In the order in which they were written. */
  ledger: LedgerRow[];
  slots: SlotRow[];
  /** What the bot was told, in its order. */
  events: EventRow[];
}

/** Reads a running site's rows from a backup, which is one moment of its database. */
export async function storedBy(portico: Portico): Promise<Stored> {
  const { tables } = await backupOf(portico);
  const rows = <Row>(name: string) => (tables.get(name) ?? []) as Row[];
  return {
    invoices: rows<InvoiceRow>('invoices'),
    ledger: rows<LedgerRow>('ledger').sort((a, b) => Number(a.id) - Number(b.id)),
    slots: rows<SlotRow>('licence_slots'),
    events: rows<EventRow>('licence_events').sort((a, b) => Number(a.cursor) - Number(b.cursor)),
  };
}

/** What of an invoice Stripe does not know. */
export const boughtBy = ({ servers, gift_code_hash, redeemed_by }: InvoiceRow) => ({
  servers,
  isWaiting: gift_code_hash !== null && redeemed_by === null,
});

/** What is stored about one invoice, in the form in which it is derived. */
export function storedOf(invoice: InvoiceRow, { ledger, slots }: Stored): Derived {
  const own = ledger.filter(({ invoice_id: id }) => id === invoice.id);
  const sum = (...kinds: string[]) =>
    own.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0);
  return {
    status: invoice.status,
    refunded: invoice.refunded_amount,
    dispute: invoice.dispute,
    number: invoice.stripe_number,
    isOpen: invoice.checkout_open,
    slots: slots.filter((slot) => slot.invoice_id === invoice.id && slot.revoked_at === null)
      .length,
    ledger: {
      received: sum('payment.received'),
      refunded: 0 - sum('payment.refunded', 'refund.failed'),
      held: 0 - sum('payment.disputed', 'payment.reinstated'),
      slots: own.reduce((total, row) => total + row.slots, 0),
    },
  };
}

/** Servers with a license, each with its invoice: by the slots, by the ledger, and for the bot. */
export function serversOf({ slots, ledger, events }: Stored) {
  const bySlots = slots.flatMap(({ guild_id: guild, invoice_id: invoice }) =>
    guild === null ? [] : [`${guild} ${invoice}`],
  );
  const covered = new Map<string, string>();
  for (const { kind, guild_id: guild, from_guild_id: from, invoice_id: invoice } of ledger) {
    if (guild === null) continue;
    if (from !== null) covered.delete(from);
    if (kind === 'server.deauthorized' || kind === 'server.released') covered.delete(guild);
    else covered.set(guild, invoice);
  }
  const told = new Set<string>();
  for (const { type, guild_id: guild } of events) {
    if (type === 'authorized') told.add(guild);
    else told.delete(guild);
  }
  return {
    bySlots: bySlots.sort(),
    byLedger: [...covered].map((pair) => pair.join(' ')).sort(),
    ofBot: [...told].sort(),
  };
}
