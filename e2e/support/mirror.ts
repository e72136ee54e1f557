import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on another origin that proxies `/mfe/`, like a CDN. */
export async function startMirror() {
  let source = '';
  const served: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    served.push(path);
    void fetch(path.startsWith('/mfe/') ? source + path : `${source}/assets/none`).then(
      async ({ status, headers, body }) => {
        const bytes = Buffer.from(await new Response(body).arrayBuffer());
        const passed = ['content-type', 'cache-control', 'access-control-allow-origin'];
        const kept = passed.flatMap((name) => {
          const value = headers.get(name);
          return value ? [[name, value] as const] : [];
        });
        response.writeHead(status, Object.fromEntries(kept)).end(bytes);
      },
      () => response.writeHead(502).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Requested paths. */
    served,
    /** @param url origin of the files */
    setSource: (url: string) => void (source = url),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
