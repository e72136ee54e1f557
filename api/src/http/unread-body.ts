import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The rest of a body of at most this many bytes is taken off the wire: the connection is kept. */
const MAX_DRAINED = 64 * 1024;
/** How long a client may take to read its answer before its connection is cut, in milliseconds. */
const LINGER_MS = 1_000;

/**
 * Ends a connection whose client still sends a long body when its answer is ready, instead of reading
 * the body to its end, as Node does to keep the connection.
 */
export function closeOnUnreadBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request: FastifyRequest, reply, payload: unknown) => {
    if (!hasLongRest(request.raw)) return payload;
    void reply.header('connection', 'close');
    closeAfterAnswer(request.raw);
    return payload;
  });
}

function hasLongRest({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  const length = headers['content-length'];
  return 'transfer-encoding' in headers || Number(length ?? 0) > MAX_DRAINED;
}

/**
 * Sends the answer and the end of the stream, and reads no more. Where unread bytes are waiting,
 * closing at once would reset the connection, and the client would lose the answer.
 */
function closeAfterAnswer(request: IncomingMessage): void {
  const { socket } = request;
  // Node reads to its end what nobody reads. A reader that takes nothing lets the buffer fill up, and
  // then the connection is no longer read.
  request.on('readable', () => undefined).read(0);
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
