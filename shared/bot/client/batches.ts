import { MAX_BODY_BYTES, MAX_ITEM_BYTES, type Receipt } from './streams.ts';

/** An item as JSON. */
interface Packed {
  /** Position in the caller's list. */
  index: number;
  json: string;
}

/** Room for the fields around the items. */
const ENVELOPE_BYTES = 1024;

/**
 * Items of at most the accepted size, as JSON.
 * @returns also a receipt that rejects the other items, as the site would
 */
export function pack(items: readonly object[]): { packed: Packed[]; receipt: Receipt } {
  const receipt = emptyReceipt();
  const packed: Packed[] = [];
  for (const [index, item] of items.entries()) {
    const json = JSON.stringify(item);
    if (Buffer.byteLength(json) <= MAX_ITEM_BYTES) {
      packed.push({ index, json });
      continue;
    }
    const { id = null } = item as { id?: string };
    const message = `must be at most ${MAX_ITEM_BYTES} bytes`;
    receipt.rejected.push({ index, id, issues: [{ path: '', message }] });
  }
  return { packed, receipt };
}

/** Splits items into batches within the limits of a call. @param max number of items per batch */
export function batchesOf(packed: readonly Packed[], max: number): Packed[][] {
  const batches: Packed[][] = [];
  let batch: Packed[] = [];
  let bytes = ENVELOPE_BYTES;
  for (const one of packed) {
    const size = Buffer.byteLength(one.json) + 1;
    if (batch.length === max || (batch.length > 0 && bytes + size > MAX_BODY_BYTES)) {
      batches.push(batch);
      batch = [];
      bytes = ENVELOPE_BYTES;
    }
    batch.push(one);
    bytes += size;
  }
  return batch.length > 0 ? [...batches, batch] : batches;
}

/** The body of a call: its fields, and the items as a list. */
export function bodyOf(fields: object, list: string, batch: readonly Packed[]): string {
  const head = JSON.stringify(fields).slice(1, -1);
  const items = batch.map(({ json }) => json).join(',');
  return `{${head ? `${head},` : ''}${JSON.stringify(list)}:[${items}]}`;
}

const emptyReceipt = (): Receipt => ({
  dryRun: false,
  accepted: 0,
  duplicates: 0,
  rejected: [],
});

/** Adds the receipt of a batch, with the positions of the caller's list. */
export function addReceipt(sum: Receipt, batch: readonly Packed[], receipt: Receipt): void {
  sum.dryRun = receipt.dryRun;
  sum.accepted += receipt.accepted;
  sum.duplicates += receipt.duplicates;
  for (const rejection of receipt.rejected) {
    sum.rejected.push({ ...rejection, index: batch[rejection.index]?.index ?? rejection.index });
  }
}
