import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Answers `Expect: 100-continue` only after the request is authorized. By default Node accepts
 * every body. Call it after the hooks that reject requests and before those that read bodies.
 */
export function continueAdmittedRequests(fastify: FastifyInstance): void {
  const waiting = new WeakSet<IncomingMessage>();
  fastify.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    waiting.add(request);
    fastify.server.emit('request', request, response);
  });
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    if (waiting.delete(request.raw)) reply.raw.writeContinue();
    done(null, payload);
  });
}
