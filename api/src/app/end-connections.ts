import type { Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Time for a client that has just connected to send its request, and between two looks for idle connections. */
const GRACE_MS = 500;

/**
 * Ends all connections of a server that stops, each after its open request. Node ends only those that are
 * idle at that moment, and then waits: for ever for a connection that never had a request, such as a
 * browser's preconnect, and for the keep-alive time of one whose request finished afterwards.
 */
export function endConnectionsOnClose(app: NestFastifyApplication): void {
  const server = app.getHttpServer();
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('preClose', async () => {
      let before = new Set(unused);
      const timer = setInterval(() => {
        server.closeIdleConnections();
        for (const socket of unused) if (before.has(socket)) socket.destroy();
        before = new Set(unused);
      }, GRACE_MS);
      server.once('close', () => clearInterval(timer));
    });
}
