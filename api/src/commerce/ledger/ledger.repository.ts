import type { Database } from '../../core/db/database.ts';
import { ledger, type LedgerEntry } from './ledger.table.ts';

/** Appends entries. Call it in the transaction of the changes that they describe. */
export async function writeLedger(tx: Database, entries: LedgerEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(ledger).values(entries);
}
