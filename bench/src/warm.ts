import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

const TIMEOUT_MS = 120_000;
const SCRIPTS = /(?:href|src)="([^"]+\.js)"/g;

/**
 * Waits until the scripts of pages are served with the best compression, which is created in the
 * background after a promote.
 * @param documents HTML of the pages
 */
export async function waitUntilCompressed(
  origin: string,
  documents: readonly string[],
): Promise<void> {
  const paths = new Set(
    documents.flatMap((html) => [...html.matchAll(SCRIPTS)].map(([, path = '']) => path)),
  );
  const deadline = Date.now() + TIMEOUT_MS;
  for (const path of paths) {
    const url = new URL(path, origin);
    const best = packed(Buffer.from(await (await fetch(url)).arrayBuffer()));
    while ((await servedBytes(url)) > best) {
      if (Date.now() > deadline) throw new Error(`${path} is not served in its best compression`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

function packed(plain: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return brotliCompressSync(plain, { params }).length;
}

/** Length of the body as a browser gets it. */
export async function servedBytes(url: URL): Promise<number> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}
