import { HEAVY } from './fixtures.ts';
import type { Product } from './product.ts';

export interface ExportMeasure {
  lines: number;
  bytes: number;
  ms: number;
  /** The highest memory of the process while the lines came, in bytes. */
  peak: number;
}

/** Reads the heavy log's export as fast as it comes. */
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
