import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import type { ValidatedBatch } from './batch.ts';

/** The validated query of an ingest request. */
export interface IngestOptions {
  dryRun: boolean;
}

/**
 * The response to a batch. Valid items that were not written are duplicates.
 * @param accepted number of written items
 */
export function receiptOf(
  { dryRun }: IngestOptions,
  { valid, rejected }: ValidatedBatch<unknown>,
  accepted: number,
): IngestReceipt {
  return { dryRun, accepted, duplicates: valid.length - accepted, rejected };
}
