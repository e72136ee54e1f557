import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../core/db/database-unavailable.ts';
import { isStorageFull } from '../../core/db/storage-full.ts';
import { StorageHealth } from '../../core/db/storage-health.ts';
import { Log } from '../../core/log/log.ts';
import { loggedPath } from './logged-path.ts';
import { problemBody, ProblemError } from './problem.ts';

/** Converts every error to an `application/problem+json` answer. */
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
    if (hasDisconnected(request)) {
      const { id: requestId, method } = request;
      const path = loggedPath(request);
      this.log.info(
        { requestId, method, path },
        'the client disconnected before its request was complete',
      );
      // Closes the rest of the connection.
      return void reply.hijack().raw.destroy();
    }
    this.storage.failed(error);
    const problem = toProblem(error);
    if (problem.status >= 500) {
      const { id: requestId, method, routeOptions } = request;
      const { status } = problem;
      this.log.error(
        { requestId, method, route: routeOptions.url, status, err: error },
        'request failed',
      );
    }
    // The handler failed while it was sending its answer.
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

/**
 * Whether the client disconnected before its request was complete. Errors caused by it are ignored.
 */
function hasDisconnected({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Messages for errors of Fastify, whose own messages expose internals. */
const FASTIFY_DETAILS: Record<number, string> = {
  400: 'Malformed request.',
  404: 'Not found.',
  408: 'Request timeout.',
  413: 'The request body is too large.',
  414: 'The URI is too long.',
  415: 'Send the body as application/json.',
  431: 'The request headers are too large.',
};

/** Maps any error to a problem. Unknown errors expose only the request id. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseUnavailable(error)) {
    return new ProblemError(503, 'The database is unavailable. Try again shortly.', {
      kind: 'database-away',
      headers: { 'retry-after': '5' },
    });
  }
  if (isStorageFull(error)) {
    return new ProblemError(503, 'The storage is full. Try again later.', {
      kind: 'storage-full',
      headers: { 'retry-after': '30' },
    });
  }
  if (error instanceof HttpException) {
    const status = error.getStatus();
    if (status === 404) return new ProblemError(404, FASTIFY_DETAILS[404] ?? '');
    if (status < 500) return new ProblemError(status, error.message);
    if (status === 503) return new ProblemError(503, 'Not ready.', { cause: error });
  }
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ProblemError(status, FASTIFY_DETAILS[status] ?? 'Invalid request.');
  }
  return new ProblemError(500, 'Something went wrong on our side. Please try again later.');
}
