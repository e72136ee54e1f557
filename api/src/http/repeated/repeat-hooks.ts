import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { RepeatedAnswers } from './repeated-answers.ts';
import type { CatalogRoute } from '../route-catalog.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Lets kept answers go first. Call it before other hooks. */
export function repeatAnswers(fastify: FastifyInstance, answers: RepeatedAnswers): void {
  const { server } = fastify;
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (answers.answer(request, response)) return;
    for (const listener of listeners) listener.call(server, request, response);
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    answers.begin(request);
    done();
  });
}

/** Keeps the answers of the framework that may be repeated. Call it after hooks that add headers. */
export function keepAnswers(fastify: FastifyInstance, answers: RepeatedAnswers): void {
  fastify.addHook('onSend', (request, reply, payload: unknown, done) => {
    // Before the one who has changed something knows it.
    if (isChange(request.method, request.routeOptions.config)) answers.forget();
    answers.keep(request, reply, payload);
    done(null, payload);
  });
}

/** Whether a request of somebody with rights may have changed what others read. */
function isChange(method: string, config: unknown): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  const { catalogRoute } = (config ?? {}) as { catalogRoute?: CatalogRoute };
  return catalogRoute?.access !== undefined && catalogRoute.access.kind !== 'public';
}
