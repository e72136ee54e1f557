import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiNotFoundController, NOT_FOUND } from './api-not-found.controller.ts';
import { ProblemError } from './problem.ts';
import type { CatalogRoute, RouteCatalog } from './route-catalog.ts';

/** Target of a question about the whole server (RFC 9110, 9.3.7). */
const WHOLE_SERVER = '*';
const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Answers requests that no route takes: 405 with `Allow` where the address takes other methods, and 404 elsewhere.
 * `OPTIONS` is answered with the methods, for health checks of load balancers; it allows nothing to other origins. Call
 * it after the hook that counts requests, and before those that read bodies.
 */
export function answerWrongMethods(fastify: FastifyInstance, catalog: RouteCatalog): void {
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    const { catalogRoute } = request.routeOptions.config as { catalogRoute?: CatalogRoute };
    if (catalogRoute && catalogRoute.controller !== ApiNotFoundController) return done();
    const [path = ''] = (request.raw.url ?? '').split('?', 1);
    const isAboutAll = path === WHOLE_SERVER && request.method === 'OPTIONS';
    const methods = isAboutAll ? ALL_METHODS : catalog.methodsAt(path);
    if (methods.length === 0 || methods.includes(request.method)) throw NOT_FOUND;
    const allow = [...methods, 'OPTIONS'].join(', ');
    if (request.method === 'OPTIONS') {
      return void reply.code(204).headers({ allow, 'cache-control': 'no-store' }).send();
    }
    throw new ProblemError(
      405,
      `This address does not take ${request.method}. Use ${methods.join(' or ')}.`,
      { headers: { allow } },
    );
  });
}
