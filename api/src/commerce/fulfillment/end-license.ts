import type { Database } from '../../core/db/database.ts';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import type { InvoicesRepository } from '../invoices/invoices.repository.ts';
import type { SlotsRepository } from '../invoices/slots.repository.ts';
import { writeLedger } from '../ledger/ledger.repository.ts';
import type { LedgerEntry } from '../ledger/ledger.table.ts';
import { notifyBot } from '../licenses/license-events.repository.ts';
import { changeSlots } from './slot-changes.ts';

interface Ending {
  invoice: InvoiceRow;
  /** Of the first entry of the ledger. */
  kind: LedgerEntry['kind'];
  /** Who has ended it, as the ledger says. */
  source: LedgerEntry['source'];
}

/**
 * Ends a license that has no money here, under the lock of its invoice: its servers lose it, the ledger says why,
 * and the bot is told.
 * @returns the status of the invoice, and the ids of the servers that have lost it
 */
export async function endLicense(
  tx: Database,
  invoices: InvoicesRepository,
  slots: SlotsRepository,
  { invoice, kind, source }: Ending,
): Promise<{ status: InvoiceRow['status']; guildIds: string[] }> {
  const ended = await invoices.settle(tx, invoice, {
    status: 'expired',
    revokedAt: new Date(),
    isFirstPaid: false,
  });
  const { entries, licenseChanges } = await changeSlots(tx, slots, invoice, ended);
  const { id: invoiceId, userId } = invoice;
  await writeLedger(
    tx,
    [{ kind }, ...entries].map((entry) => ({ invoiceId, userId, source, ...entry })),
  );
  await notifyBot(tx, licenseChanges);
  return { status: ended.status, guildIds: licenseChanges.map(({ guildId }) => guildId) };
}
