import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../core/config/config.ts';
import { Readiness } from '../core/health/readiness.ts';
import { answerConditional } from './conditional.ts';
import { continueAdmittedRequests } from './continue.ts';
import { serveContracts } from './contract-handler.ts';
import { rejectCrossSite } from './cross-site.ts';
import { rejectDoubledHeaders } from './doubled-headers.ts';
import { parseJsonBodies } from './json-body.ts';
import { keepAnswers, repeatAnswers } from './repeated/repeat-hooks.ts';
import { RepeatedAnswers } from './repeated/repeated-answers.ts';
import { RequestRecord } from './request-record.ts';
import { RouteCatalog } from './route-catalog.ts';
import { eventFields } from './security-event.ts';
import { traceRequests } from './traced-requests.ts';
import { takeTurns } from './turns.ts';
import { closeOnUnreadBodies } from './unread-body.ts';
import { skipUploadParsing } from './upload.ts';
import { answerWrongMethods } from './wrong-method.ts';

/** Disables browser features that no page uses. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Content types of violation reports. */
const REPORTS = ['application/csp-report', 'application/reports+json'];

/**
 * Installs the hooks of every request, with or without a matching route. Call it before
 * `app.init()`.
 * @param authorizeBeforeBody adds the hook that authorizes a request by its headers; it runs after
 *   the cross-site check and before any body is read
 */
export function installHooks(
  app: NestFastifyApplication,
  config: Config,
  authorizeBeforeBody: (app: NestFastifyApplication) => void,
): void {
  const fastify = app.getHttpAdapter().getInstance();
  const record = app.get(RequestRecord);
  const readiness = app.get(Readiness);
  const answers = app.get(RepeatedAnswers);
  // A trace contains every request.
  if (config.signals.tracesTo === undefined) repeatAnswers(fastify, answers);
  else traceRequests(fastify);
  // Calls accept JSON only. Pages of other sites can send forms and plain text without a preflight.
  fastify.removeContentTypeParser('text/plain');
  fastify.addContentTypeParser(
    REPORTS,
    { parseAs: 'string' },
    fastify.getDefaultJsonParser('error', 'error'),
  );
  // Hooks with a callback instead of a promise: a promise per hook takes longer than most of these hooks.
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    void reply.header('x-request-id', request.id);
    // The next request of the client or proxy goes to another replica.
    if (readiness.isStopping) void reply.header('connection', 'close');
    rejectDoubledHeaders(request);
    rejectCrossSite(request, config.publicOrigin);
    done();
  });
  authorizeBeforeBody(app);
  answerWrongMethods(fastify, app.get(RouteCatalog));
  serveContracts(app);
  takeTurns(fastify);
  continueAdmittedRequests(fastify);
  parseJsonBodies(fastify);
  skipUploadParsing(fastify);
  closeOnUnreadBodies(fastify);
  fastify.addHook('onSend', restrictFeatures);
  keepAnswers(fastify, answers);
  fastify.addHook('onSend', answerConditional);
  fastify.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    record.done({
      requestId: request.id,
      method: request.method,
      ...record.placeOf(request),
      status: reply.statusCode,
      ms: reply.elapsedTime,
      ...eventFields(request, reply.statusCode),
    });
    done();
  });
}

/** Adds the policy to documents only: browsers ignore the long header elsewhere. */
function restrictFeatures(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: DoneFuncWithErrOrRes,
) {
  const type = reply.getHeader('content-type');
  if (typeof type === 'string' && type.startsWith('text/html')) {
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
  }
  done(null, payload);
}
