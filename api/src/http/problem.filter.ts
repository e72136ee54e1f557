import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../core/db/database-unavailable.ts';
import { isStorageFull } from '../core/db/storage-full.ts';
import { StorageHealth } from '../core/db/storage-health.ts';
import { Log } from '../core/log/log.ts';
import { problemBody, ProblemError } from './problem.ts';

/** Every error of every layer leaves the server here, as `application/problem+json`. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly log: Log,
    private readonly storage: StorageHealth,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (hungUp(request)) {
      const { id: requestId, method, url } = request;
      const path = url.split('?')[0]?.slice(0, 300);
      this.log.info(
        { requestId, method, path },
        'the client hung up before its request was complete',
      );
      // Closes what is left of the connection.
      return void reply.hijack().raw.destroy();
    }
    this.storage.failed(error);
    const problem = toProblem(error);
    if (problem.status >= 500) {
      this.log.error(
        { requestId: request.id, status: problem.status, err: error },
        'request failed',
      );
    }
    // Too late for an answer: the handler was already sending one when it failed.
    if (reply.sent || reply.raw.headersSent) return;
    void reply
      .code(problem.status)
      .removeHeader('etag')
      .removeHeader('content-encoding')
      .headers({ 'cache-control': 'no-store', ...problem.headers })
      .header('content-type', 'application/problem+json; charset=utf-8')
      .send(JSON.stringify(problemBody(problem, request.id)));
  }
}

/** Whether the rest of a request will never come: whatever fails for that is no fault of ours. */
function hungUp({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** What Fastify refuses by itself, in words; its own messages name internals. */
const FASTIFY_DETAILS: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'There is nothing at this address.',
  408: 'The request took too long to arrive.',
  413: 'The request body is too large.',
  414: 'The address is too long.',
  415: 'Send the body as application/json.',
  431: 'The request headers are too large.',
};

/** Maps any error to the answer that it deserves. Unknown ones tell nothing but the request id. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseUnavailable(error)) {
    return new ProblemError(503, 'The database cannot be reached right now. Try again shortly.', {
      kind: 'database-away',
      headers: { 'retry-after': '5' },
    });
  }
  if (isStorageFull(error)) {
    return new ProblemError(503, 'Nothing can be stored right now. Try again later.', {
      kind: 'storage-full',
      headers: { 'retry-after': '30' },
    });
  }
  if (error instanceof HttpException) {
    const status = error.getStatus();
    if (status === 404) return new ProblemError(404, FASTIFY_DETAILS[404] ?? '');
    if (status < 500) return new ProblemError(status, error.message);
    if (status === 503) return new ProblemError(503, 'Not ready to serve.', { cause: error });
  }
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ProblemError(status, FASTIFY_DETAILS[status] ?? 'The request was refused.');
  }
  return new ProblemError(500, 'Something went wrong on our side. Please try again later.');
}
