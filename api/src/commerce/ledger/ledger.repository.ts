import type { Database } from '../../core/db/database.ts';
import { ledger, type LedgerEntry } from './ledger.table.ts';

/**
 * Appends entries. Call it in the transaction of the changes that they describe.
 * @returns their ids
 */
export async function writeLedger(tx: Database, entries: LedgerEntry[]): Promise<number[]> {
  if (entries.length === 0) return [];
  const rows = await tx.insert(ledger).values(entries).returning({ id: ledger.id });
  return rows.map(({ id }) => id);
}
