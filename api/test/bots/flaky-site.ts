import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addCleanUp } from '../support/clean-up.ts';

/**
 * What happens to one request. `refuse`: the connection ends before the API gets it. `lose`: the API
 * gets it, and its answer is lost. A status: the proxy answers.
 */
export type Fault =
  | 'refuse'
  | 'lose'
  | { status: number; headers?: Record<string, string>; body?: string };

/** A proxy in front of the API that fails as told, once per fault. */
export async function startFlakySite(api: string) {
  const state = {
    faults: [] as Fault[],
    maxBytes: Infinity,
    requests: [] as { path: string; bytes: number; headers: IncomingMessage['headers'] }[],
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat((await request.toArray()) as Buffer[]);
    const { headers, method, url = '' } = request;
    state.requests.push({ path: url, bytes: body.length, headers });
    const fault =
      body.length > state.maxBytes ? { status: 413, body: '<h1>413</h1>' } : state.faults.shift();
    if (fault === 'refuse') return void request.socket.destroy();
    if (typeof fault === 'object') {
      response.writeHead(fault.status, fault.headers).end(fault.body);
      return;
    }
    const upstream = await fetch(api + url, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        /^(host|connection|content-length|transfer-encoding|expect)$/.test(name)
          ? []
          : [[name, String(value)] as [string, string]],
      ),
      ...(body.length > 0 && { body }),
    });
    const text = await upstream.text();
    if (fault === 'lose') return void request.socket.destroy();
    response.writeHead(upstream.status, [...upstream.headers].flat()).end(text);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  addCleanUp(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    fail: (...faults: Fault[]) => void (state.faults = faults),
  };
}
