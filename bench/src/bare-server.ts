import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Path -> compressed bytes. */
export type Pages = Map<string, { type: string; body: Buffer }>;

export function addDocument(pages: Pages, path: string, html: string) {
  pages.set(path, { type: 'text/html; charset=utf-8', body: brotliCompressSync(html) });
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
      outgoing.writeHead(200, {
        'content-type': page.type,
        'content-encoding': 'br',
        'content-length': page.body.length,
        'cache-control': 'no-cache',
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
