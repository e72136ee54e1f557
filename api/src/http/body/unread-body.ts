import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Shorter bodies are read to their end, which keeps the connection usable. In bytes. */
const MAX_DRAINED = 64 * 1024;
/**
 * How long a client may take to read the answer before the connection is closed, in milliseconds.
 */
const LINGER_MS = 1_000;

/**
 * Closes a connection when its answer is ready before the client has sent a long body. By default
 * Node reads the body to its end to keep the connection.
 */
export function closeOnUnreadBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request: FastifyRequest, reply, payload: unknown, done) => {
    if (hasLongRest(request.raw)) {
      void reply.header('connection', 'close');
      closeAfterAnswer(request.raw);
    }
    done(null, payload);
  });
}

function hasLongRest({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  const length = headers['content-length'];
  return 'transfer-encoding' in headers || Number(length ?? 0) > MAX_DRAINED;
}

/**
 * Sends the answer, ends the stream, and stops reading. An immediate close with unread bytes would
 * reset the connection, and the client would lose the answer.
 */
function closeAfterAnswer(request: IncomingMessage): void {
  const { socket } = request;
  // Without a reader Node discards the body to its end. With a reader that consumes nothing the
  // buffer fills up, and Node stops reading the connection.
  request.on('readable', () => undefined).read(0);
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
