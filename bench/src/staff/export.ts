import { HEAVY, USUAL } from './fixtures.ts';
import type { Product } from './product.ts';

export interface ExportMeasure {
  lines: number;
  bytes: number;
  ms: number;
  /** Memory at the highest moment, beyond that of short exports, in bytes. */
  growth: number;
}

/** Reads an export as fast as it comes. @param onPiece called with each piece */
async function read(url: string, headers: Record<string, string>, onPiece: () => void) {
  const answer = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  let [bytes, breaks] = [0, 0];
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.length;
    for (const byte of piece) if (byte === 10) breaks += 1;
    onPiece();
  }
  return { bytes, lines: breaks - 1 };
}

/** The heavy log's export beside the memory that short ones need. */
export async function measureExport(
  product: Product,
  headers: Record<string, string>,
): Promise<ExportMeasure> {
  const url = (id: string) => `${product.url}/api/economy/${id}/export`;
  let before = 0;
  for (let round = 0; round < 10; round += 1) {
    await read(url(USUAL), headers, () => (before = Math.max(before, product.memory())));
  }
  let highest = 0;
  const from = performance.now();
  const { bytes, lines } = await read(url(HEAVY), headers, () => {
    highest = Math.max(highest, product.memory());
  });
  return { lines, bytes, ms: performance.now() - from, growth: Math.max(0, highest - before) };
}
