import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitBody } from '../../http/body-limit.ts';
import { agreeOnVersion } from '../../http/bot-version.ts';
import { RateLimit } from '../../http/rate-limit.ts';
import { RouteCatalog, type CatalogRoute } from '../../http/route-catalog.ts';
import { AccessService } from './access.service.ts';

interface RouteConfig {
  catalogRoute?: CatalogRoute;
}

/**
 * Applies the rate limit, the access and the version of a route before its body is read, by the headers
 * alone. A route that would read a long body from anyone prevents the start.
 * Guards of NestJS run after the body has been parsed, which would spend time on rejected requests.
 * Call it before routes are registered.
 */
export function authorizeBeforeBody(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const catalog = app.get(RouteCatalog);
  const limit = app.get(RateLimit);
  const access = app.get(AccessService);
  fastify.addHook('onRoute', (route) => {
    const catalogRoute = catalog.find([route.method].flat(), route.url);
    if (!catalogRoute) throw new Error(`${String(route.method)} ${route.url} has no controller`);
    route.config = Object.assign(route.config ?? {}, { catalogRoute });
    limitBody(route, catalogRoute);
  });
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    const { catalogRoute } = request.routeOptions.config as RouteConfig;
    // No route takes the request (api/src/http/wrong-method.ts).
    if (!catalogRoute) return done();
    limit.count(catalogRoute, request);
    const admitted = access.admit(catalogRoute.access, request);
    const isIngest = catalogRoute.access?.kind === 'ingest';
    if (admitted) {
      admitted.then(() => isIngest && agreeOnVersion(request, reply)).then(() => done(), done);
    } else done();
  });
}
