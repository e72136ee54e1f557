import { HEAVY, HEAVY_LINES } from './fixtures.ts';
import type { Product } from './product.ts';

export interface ExportMeasure {
  lines: number;
  bytes: number;
  ms: number;
  /** The highest memory of the process while each quarter of the lines came, in bytes. */
  quarters: [number, number, number, number];
}

/**
 * Reads the heavy log's export as fast as it comes. The process fills its heap before it cleans up,
 * so a first quarter tells little; an export that is kept grows with every quarter.
 */
export async function measureExport(
  product: Product,
  headers: Record<string, string>,
): Promise<ExportMeasure> {
  const url = `${product.url}/api/economy/${HEAVY}/export`;
  const quarters: ExportMeasure['quarters'] = [0, 0, 0, 0];
  const from = performance.now();
  const answer = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  let [bytes, breaks] = [0, 0];
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.length;
    for (const byte of piece) if (byte === 10) breaks += 1;
    const quarter = Math.min(3, Math.floor((4 * breaks) / HEAVY_LINES));
    quarters[quarter] = Math.max(quarters[quarter] ?? 0, product.memory());
  }
  return { lines: breaks - 1, bytes, ms: performance.now() - from, quarters };
}
