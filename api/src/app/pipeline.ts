import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../core/config/config.ts';
import { Readiness } from '../core/health/readiness.ts';
import { ApiNotFoundController } from '../http/contract/api-not-found.controller.ts';
import { limitBody } from '../http/body/body-limit.ts';
import { agreeOnVersion } from '../http/request/bot-version.ts';
import { answerConditional } from '../http/answer/conditional.ts';
import { continueAdmittedRequests } from '../http/body/continue.ts';
import { ContractInterceptor } from '../http/contract/contract.interceptor.ts';
import { rejectCrossSite } from '../http/request/cross-site.ts';
import { rejectDoubledHeaders } from '../http/request/doubled-headers.ts';
import { isInternal } from '../http/request/internal-calls.ts';
import { InputPipe } from '../http/contract/input.pipe.ts';
import { parseJsonBodies } from '../http/body/json-body.ts';
import { restrictFeatures } from '../http/answer/permissions-policy.ts';
import { ProblemFilter } from '../http/problem/problem.filter.ts';
import { RateLimit } from '../http/limits/rate-limit.ts';
import { parseReports } from '../http/body/report-body.ts';
import { RequestRecord } from '../http/request/request-record.ts';
import { RouteCatalog } from '../http/contract/route-catalog.ts';
import { traceRequests } from '../http/request/traced-requests.ts';
import { paceWebhooks } from '../http/request/webhook-pacing.ts';
import { closeOnUnreadBodies } from '../http/body/unread-body.ts';
import { skipUploadParsing } from '../http/body/upload.ts';
import { answerWrongMethod } from '../http/contract/wrong-method.ts';
import { AccessGuard } from '../identity/guard/access.guard.ts';
import { CredentialsService } from '../identity/guard/credentials.service.ts';
import { IdentityModule } from '../identity/identity.module.ts';
import { RequestSite } from '../platform/previews/request-site.service.ts';

/** NestJS's pipeline of every route, in the order in which a request passes it. */
@Module({
  imports: [IdentityModule],
  providers: [
    // Rank, right and recent sign-in of the caller.
    { provide: APP_GUARD, useExisting: AccessGuard },
    // The answer, reduced to the contract.
    { provide: APP_INTERCEPTOR, useClass: ContractInterceptor },
    // The input, validated by the contract.
    { provide: APP_PIPE, useClass: InputPipe },
    // Every error, as a problem.
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class PipelineModule {}

/**
 * Installs Fastify's hooks of every request, with or without a matching route. Call it before `app.init()`,
 * which registers the routes.
 */
export function installHooks(app: NestFastifyApplication, config: Config): void {
  const fastify = app.getHttpAdapter().getInstance();
  const catalog = app.get(RouteCatalog);
  fastify.addHook('onRoute', (route) => {
    const catalogRoute = catalog.find([route.method].flat(), route.url);
    if (!catalogRoute) throw new Error(`${String(route.method)} ${route.url} has no controller`);
    route.config = Object.assign(route.config ?? {}, { catalogRoute });
    limitBody(route, catalogRoute);
  });
  if (config.signals.tracesTo !== undefined) traceRequests(fastify);
  fastify.addHook('onRequest', beforeBody(app, config));
  app.get(RequestSite).install(fastify);
  paceWebhooks(fastify);
  continueAdmittedRequests(fastify);
  parseJsonBodies(fastify);
  parseReports(fastify);
  skipUploadParsing(fastify);
  closeOnUnreadBodies(fastify);
  fastify.addHook('onSend', restrictFeatures);
  fastify.addHook('onSend', answerConditional);
  const record = app.get(RequestRecord);
  fastify.addHook('onResponse', async (request, reply) => {
    if (!isInternal(request)) record.done(request, reply);
  });
}

/**
 * What happens before the body of a request is read, by its headers alone. Guards of NestJS run after Fastify has
 * parsed the body, which would spend memory and time on strangers.
 */
function beforeBody(app: NestFastifyApplication, { publicOrigin }: Config) {
  const readiness = app.get(Readiness);
  const limit = app.get(RateLimit);
  const credentials = app.get(CredentialsService);
  const catalog = app.get(RouteCatalog);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    void reply.header('x-request-id', request.id);
    // The next request of the client or proxy goes to another replica.
    if (readiness.isStopping) void reply.header('connection', 'close');
    rejectDoubledHeaders(request);
    rejectCrossSite(request, publicOrigin);
    const { catalogRoute: route } = request.routeOptions.config;
    if (route) {
      if (!isInternal(request)) limit.count(route, request);
      await credentials.check(route.access, request);
      if (route.access?.kind === 'ingest') agreeOnVersion(request, reply);
      if (route.controller !== ApiNotFoundController) return;
    }
    return answerWrongMethod(catalog, request, reply);
  };
}
