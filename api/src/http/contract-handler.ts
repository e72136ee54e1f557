import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import {
  GUARDS_METADATA,
  HEADERS_METADATA,
  INTERCEPTORS_METADATA,
  PIPES_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants.js';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import type { FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify';
import type { Contract } from '@portico/sdk/contracts/contract';
import { AnswerWithHeaders } from './answer-with-headers.ts';
import { ApiNotFoundController, NOT_FOUND } from './api-not-found.controller.ts';
import { PreparedBody } from './prepared-body.ts';
import { ProblemFilter } from './problem.filter.ts';
import { RouteCatalog, type CatalogRoute } from './route-catalog.ts';
import { StreamedBody } from './streamed-body.ts';
import { validateRequest } from './validated-input.ts';

/** Before a handler without a contract, which reads everything but its path itself. */
const pathCheck =
  (params: Contract['params'], problems: ProblemFilter): preHandlerHookHandler =>
  (request, reply, done) => {
    try {
      validateRequest({ params }, request);
      done();
    } catch (error) {
      problems.answer(error, request, reply);
    }
  };

type Handler = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Serves the routes with a contract by their controllers' methods, without NestJS's pipeline of guards, interceptors and
 * observables in between, which takes longer than most of these calls (docs/decisions/0080). Call it before
 * routes are registered.
 */
export function serveContracts(app: NestFastifyApplication): void {
  const catalog = app.get(RouteCatalog);
  const problems = app.get(ProblemFilter);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', (route) => {
      const found = catalog.find([route.method].flat(), route.url);
      const params = found?.described?.params;
      if (params) route.preHandler = [route.preHandler ?? [], pathCheck(params, problems)].flat();
      if (found?.contract) route.handler = handlerOf(found, found.contract, problems);
      if (found?.controller === ApiNotFoundController) {
        route.handler = (request, reply) => problems.answer(NOT_FOUND, request, reply);
      }
    });
}

/**
 * Validates the request, calls the method of the controller, and reduces the answer to the contract.
 * @throws Error for a route with a decorator that only NestJS's pipeline understands
 */
function handlerOf(route: CatalogRoute, contract: Contract, problems: ProblemFilter): Handler {
  const { instance, callback, path } = route;
  requireOwnDecorators(route);
  const readers = readersOf(route);
  const hasParams = path.includes(':');
  return (request, reply) => {
    const fail = (error: unknown) => problems.answer(error, request, reply);
    try {
      // The router also matches `/users//profile`.
      if (hasParams && Object.values(request.params as object).includes('')) {
        return void reply.callNotFound();
      }
      validateRequest(contract, request);
      const values = readers.map((read) => read(request, reply));
      const answer: unknown = callback.apply(instance, values as []);
      const send = (settled: unknown) => sendAnswer(contract, settled, request, reply, fail);
      if (isThenable(answer)) Promise.resolve(answer).then(send).catch(fail);
      else send(answer);
    } catch (error) {
      fail(error);
    }
  };
}

/** A promise, or a statement that a repository returns as one. */
const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { then?: unknown } | undefined | null)?.then === 'function';

function sendAnswer(
  contract: Contract,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  fail: (error: unknown) => void,
): void {
  if (answer instanceof PreparedBody || answer instanceof StreamedBody) {
    const payload = answer.writeTo(request, reply);
    if (!isThenable(payload)) return void reply.send(payload);
    Promise.resolve(payload)
      .then((made) => void reply.send(made))
      .catch(fail);
    return;
  }
  const hasHeaders = answer instanceof AnswerWithHeaders;
  if (hasHeaders) void reply.headers(answer.headers());
  // An answer may depend on the caller, so caches do not keep it unless the handler allows it.
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  void reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(contract.response.parse(hasHeaders ? answer.body : answer)));
}

type Reader = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** A parameter of a method, as NestJS's decorators describe it. */
interface Parameter {
  index: number;
  data?: unknown;
  /** Of a decorator of `createParamDecorator`. */
  factory?: (data: unknown, context: ExecutionContextHost) => unknown;
}

const REQUEST = `${RouteParamtypes.REQUEST}:`;
const REPLY = `${RouteParamtypes.RESPONSE}:`;

/** What reads each parameter of the method, in order. @throws Error for an unsupported decorator */
function readersOf({ controller, callback, handler }: CatalogRoute): Reader[] {
  const known = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, callback.name) as
    Record<string, Parameter> | undefined;
  const readers: Reader[] = [];
  for (const [key, { index, data, factory }] of Object.entries(known ?? {})) {
    if (factory) {
      readers[index] = (request, reply) =>
        factory(data, new ExecutionContextHost([request, reply], controller, callback));
    } else if (key.startsWith(REQUEST)) readers[index] = (request) => request;
    else if (key.startsWith(REPLY)) readers[index] = (_request, reply) => reply;
    else
      throw new Error(
        `${handler}: use @Input() for parameter ${index} of a route with a contract.`,
      );
  }
  return Array.from(readers, (reader) => reader ?? (() => undefined));
}

const OF_THE_PIPELINE = {
  '@UseGuards()': GUARDS_METADATA,
  '@UseInterceptors()': INTERCEPTORS_METADATA,
  '@UsePipes()': PIPES_METADATA,
  '@Header()': HEADERS_METADATA,
};

function requireOwnDecorators({ controller, callback, handler }: CatalogRoute): void {
  for (const [name, key] of Object.entries(OF_THE_PIPELINE)) {
    if (!Reflect.hasMetadata(key, callback) && !Reflect.hasMetadata(key, controller)) continue;
    throw new Error(`${handler}: ${name} has no effect on a route with a contract.`);
  }
}
