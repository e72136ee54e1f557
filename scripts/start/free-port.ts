import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, of which one could take the port meanwhile. */
const RANGE = [20_000, 32_000] as const;

/**
 * An unused port of this machine, for a child whose address other processes need before it runs and
 * after a restart.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(...RANGE);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
