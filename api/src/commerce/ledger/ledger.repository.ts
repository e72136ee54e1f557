import type { Database } from '../../core/db/database.ts';
import { ledger, type LedgerEntry } from './ledger.table.ts';

/** Writes what happened, in the transaction in which it happens. */
export async function writeLedger(tx: Database, entries: LedgerEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(ledger).values(entries);
}
