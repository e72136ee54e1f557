import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND } from './api-not-found.controller.ts';
import { ProblemError } from '../problem/problem.ts';
import type { RouteCatalog } from './route-catalog.ts';

/** Target of a question about the whole server (RFC 9110, 9.3.7). */
const WHOLE_SERVER = '*';
const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Answers a request that no route takes. `OPTIONS` is answered with the methods of the address, for health checks of
 * load balancers; it allows nothing to other origins.
 * @throws ProblemError 405 with `Allow` where the address takes other methods, 404 elsewhere
 */
export function answerWrongMethod(
  catalog: RouteCatalog,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const [path = ''] = (request.raw.url ?? '').split('?', 1);
  const isAboutAll = path === WHOLE_SERVER && request.method === 'OPTIONS';
  const methods = isAboutAll ? ALL_METHODS : catalog.methodsAt(path);
  if (methods.length === 0 || methods.includes(request.method)) throw NOT_FOUND;
  const allow = [...methods, 'OPTIONS'].join(', ');
  if (request.method === 'OPTIONS') {
    return reply.code(204).headers({ allow, 'cache-control': 'no-store' }).send();
  }
  throw new ProblemError(
    405,
    `This address does not take ${request.method}. Use ${methods.join(' or ')}.`,
    { headers: { allow } },
  );
}
