import type { IngestReceipt } from 'shared/contracts/ingest/receipt';
import type { ValidatedBatch } from './batch.ts';

/** The query of every call of the bot, validated. */
export interface IngestOptions {
  dryRun: boolean;
}

/**
 * What the bot is told about a batch: valid items that were not written are duplicates.
 * @param accepted how many items were written
 */
export function receiptOf(
  { dryRun }: IngestOptions,
  { valid, rejected }: ValidatedBatch<unknown>,
  accepted: number,
): IngestReceipt {
  return { dryRun, accepted, duplicates: valid.length - accepted, rejected };
}
