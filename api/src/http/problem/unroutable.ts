import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemBody } from './problem.ts';
import { toProblem } from './problem.filter.ts';

/**
 * Answers malformed and over-long addresses with a problem. Fastify runs no hooks for an address that
 * the router cannot parse, so this answer sets all headers.
 */
export function answerUnroutable(security: Readonly<Record<string, string>>) {
  const headers = {
    ...security,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
  };
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = toProblem(error);
    void reply
      .code(problem.status)
      .headers({ ...headers, 'x-request-id': request.id })
      .send(JSON.stringify(problemBody(problem, request.id)));
  };
}
