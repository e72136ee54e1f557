import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemBody } from './problem.ts';
import { toProblem } from './problem.filter.ts';

/** Two years: the minimum for the preload lists of browsers. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/**
 * Fastify runs no hooks for an address that the router cannot parse, so its answer sets all
 * headers.
 */
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
 * Answers malformed and over-long addresses with a problem.
 * @param secure whether the site uses https; adds HSTS
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
