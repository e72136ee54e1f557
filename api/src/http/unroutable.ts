import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemBody } from './problem.ts';
import { toProblem } from './problem.filter.ts';

/** Two years, as browsers' preload lists ask for. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** Hooks do not run for an address that the router cannot read: its answer brings its own. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-type': 'application/problem+json; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Answers malformed and over-long addresses like every other error.
 * @param secure whether the site is on https, where browsers are told to stay there
 */
export function answerUnroutable(secure: boolean) {
  const headers = {
    ...HEADERS,
    ...(secure && { 'strict-transport-security': STRICT_TRANSPORT }),
  };
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = toProblem(error);
    void reply
      .code(problem.status)
      .headers({ ...headers, 'x-request-id': request.id })
      .send(JSON.stringify(problemBody(problem, request.id)));
  };
}
