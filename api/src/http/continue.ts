import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Invites the body of a request with `Expect: 100-continue` once the request is admitted; Node by
 * itself invites every body. Call after the hooks that refuse, before those that read.
 */
export function continueAdmittedRequests(fastify: FastifyInstance): void {
  const waiting = new WeakSet<IncomingMessage>();
  fastify.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    waiting.add(request);
    fastify.server.emit('request', request, response);
  });
  fastify.addHook('preParsing', async (request, reply, payload) => {
    if (waiting.delete(request.raw)) reply.raw.writeContinue();
    return payload;
  });
}
