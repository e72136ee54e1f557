import { HEAVY } from './fixtures.ts';
import type { Product } from './product.ts';

export interface ExportMeasure {
  lines: number;
  bytes: number;
  ms: number;
  /** Peak memory of the process during the export, in bytes. */
  peak: number;
}

/** Reads the export of the heavy log at full speed. */
export async function measureExport(
  product: Product,
  headers: Record<string, string>,
): Promise<ExportMeasure> {
  const url = `${product.url}/api/economy/${HEAVY}/export`;
  const from = performance.now();
  const answer = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  let [bytes, breaks, peak] = [0, 0, 0];
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.length;
    for (const byte of piece) if (byte === 10) breaks += 1;
    peak = Math.max(peak, product.memory());
  }
  return { lines: breaks - 1, bytes, ms: performance.now() - from, peak };
}
