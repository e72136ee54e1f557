import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addCleanUp } from './clean-up.ts';

/** Interval of the checks. Common load balancers check once per second or less often. */
const CHECK_MS = 250;

/**
 * A load balancer without retries: it sends each request, over connections that stay open, to the next
 * replica whose last check of `/api/health/ready` was answered with 200.
 */
export async function startBalancer() {
  const agent = new Agent({ keepAlive: true });
  const replicas = new Map<string, boolean>();
  let turn = 0;

  const check = async () => {
    for (const url of replicas.keys()) {
      const isReady = await fetch(`${url}/api/health/ready`).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (replicas.has(url)) replicas.set(url, isReady);
    }
  };
  const checks = setInterval(() => void check(), CHECK_MS);

  const pass = (from: IncomingMessage, to: ServerResponse) => {
    const ready = [...replicas].filter(([, isReady]) => isReady).map(([url]) => url);
    const replica = ready[(turn += 1) % ready.length];
    if (!replica) {
      to.writeHead(502).end('no replica is ready');
      return;
    }
    const { method, headers } = from;
    const onward = request(replica + from.url, { method, headers, agent }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    onward.on('error', ({ message }) => to.writeHead(502).end(message));
    from.pipe(onward);
  };
  // Clients keep their connections longer than Node's five seconds, and would write to one that is just closed.
  const server = createServer({ keepAliveTimeout: 0 }, pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  addCleanUp(async () => {
    clearInterval(checks);
    agent.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Adds a replica; it gets requests after its first successful check. */
    add: (url: string) => void replicas.set(url, false),
    remove: (url: string) => void replicas.delete(url),
    isReady: (url: string) => replicas.get(url) === true,
  };
}
