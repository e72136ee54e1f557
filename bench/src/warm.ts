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
  for (const path of paths) await bestBytes(new URL(path, origin), deadline);
}

/**
 * Asks until the answer has the best compression, which the server makes after some requests.
 * @returns its length
 * @throws if that lasts too long
 */
export async function bestBytes(url: URL, deadline = Date.now() + TIMEOUT_MS): Promise<number> {
  let plain = '';
  let best = 0;
  while (Date.now() <= deadline) {
    // A document changes with its data.
    const now = await (await fetch(url)).text();
    if (now !== plain) best = packed(Buffer.from(now));
    plain = now;
    const served = await servedBytes(url);
    if (served <= best) return served;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url.pathname} is not served in its best compression`);
}

function packed(plain: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return brotliCompressSync(plain, { params }).length;
}

/** Length of the body as a browser gets it. */
async function servedBytes(url: URL): Promise<number> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}
