import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/**
 * Headers of the product's documents for which a browser starts another process: pages that are compared wait for
 * it, too.
 */
const OWN_PROCESS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};

/** Path -> compressed bytes. Scripts are kept for good, documents are asked for again, as the product's. */
export type Pages = Map<string, { type: string; body: Buffer; etag?: string }>;

export function addDocument(pages: Pages, path: string, html: string) {
  const body = brotliCompressSync(html);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  pages.set(path, { type: 'text/html; charset=utf-8', body, etag });
}

export function addScripts(pages: Pages, prefix: string, folder: string) {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const body = brotliCompressSync(readFileSync(`${folder}/${file}`));
    pages.set(`${prefix}${file}`, { type: 'text/javascript; charset=utf-8', body });
  }
}

/**
 * A server that sends prepared bytes and proxies other requests to the product.
 * @param product origin of the running product
 */
export async function startBareServer(pages: Pages, product: string) {
  const server = createServer((incoming, outgoing) => {
    const page = pages.get(incoming.url ?? '');
    if (page) {
      const kept = page.etag
        ? { 'cache-control': 'no-cache', etag: page.etag, ...OWN_PROCESS }
        : { 'cache-control': 'public, max-age=31536000, immutable' };
      if (page.etag && incoming.headers['if-none-match'] === page.etag) {
        outgoing.writeHead(304, kept).end();
        return;
      }
      outgoing.writeHead(200, {
        'content-type': page.type,
        'content-encoding': 'br',
        'content-length': page.body.length,
        ...kept,
      });
      outgoing.end(page.body);
      return;
    }
    const { method, headers } = incoming;
    const onward = request(new URL(incoming.url ?? '/', product), { method, headers }, (from) => {
      outgoing.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
