import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../http/problem.ts';
import { RateLimit } from '../../http/rate-limit.ts';
import { RouteCatalog, type CatalogRoute } from '../../http/route-catalog.ts';
import { AccessService } from './access.service.ts';

interface RouteConfig {
  stated?: CatalogRoute;
}

/**
 * Decides about every request by its head alone: first the limit of its route, then who may call it,
 * both as the decorators state. NestJS asks its guards after the body has been read and parsed,
 * which costs the whole process time for requests that are refused. Call before the routes are made.
 */
export function authorizeBeforeBody(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const catalog = app.get(RouteCatalog);
  const limit = app.get(RateLimit);
  const access = app.get(AccessService);
  fastify.addHook('onRoute', (route) => {
    const stated = catalog.find([route.method].flat(), route.url);
    if (!stated) throw new Error(`${String(route.method)} ${route.url} belongs to no controller`);
    route.config = Object.assign(route.config ?? {}, { stated });
  });
  fastify.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { stated } = request.routeOptions.config as RouteConfig;
    if (!stated) throw new ProblemError(404, 'There is nothing at this address.');
    await limit.count(stated, request, reply);
    await access.admit(stated.access, request);
  });
}
