import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Brotli qualities: for a response that is sent once, and for a file that is served for years. */
export const BROTLI_QUICK = 5;
export const BROTLI_BEST = 11;

/** @param quality 0 to 11; 11 takes about a second for half a megabyte */
export function toBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** @param level 1 to 9 */
export function toGzip(bytes: Buffer, level: number): Promise<Buffer> {
  return zip(bytes, { level });
}

/** Whether the compressed bytes decompress to exactly the original. */
export async function isBrotliOf(compressed: Buffer, original: Buffer): Promise<boolean> {
  const opened = await unbrotli(compressed, { maxOutputLength: original.length || 1 }).catch(
    () => undefined,
  );
  return opened?.equals(original) ?? false;
}
