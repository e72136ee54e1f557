import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Path -> bytes, compressed once. */
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
 * A server that does nothing but hand out prepared bytes; all else it fetches from the product.
 * @param product origin of the running product
 */
export async function startBareServer(pages: Pages, product: string) {
  const server = createServer((asked, answer) => {
    const page = pages.get(asked.url ?? '');
    if (page) {
      answer.writeHead(200, {
        'content-type': page.type,
        'content-encoding': 'br',
        'content-length': page.body.length,
        'cache-control': 'no-cache',
      });
      answer.end(page.body);
      return;
    }
    const { method, headers } = asked;
    const onward = request(new URL(asked.url ?? '/', product), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
