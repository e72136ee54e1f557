import type { FastifyRequest } from 'fastify';
import { sessionCookie } from './id-cookie.ts';
import { ProblemError } from './problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls that carry a session cookie but were not made by our own pages:
 * Sec-Fetch-Site decides, Origin is the fallback for browsers and addresses without it, and a
 * call with neither is refused. A sibling on the same site counts as foreign.
 * @throws ProblemError 403
 */
export function rejectCrossSite(request: FastifyRequest, publicOrigin: string): void {
  const secure = publicOrigin.startsWith('https://');
  if (SAFE.has(request.method) || !sessionCookie.read(request, secure)) return;
  const site = request.headers['sec-fetch-site'];
  const { origin, host } = request.headers;
  const own =
    site === undefined
      ? origin === publicOrigin ||
        (URL.canParse(origin ?? '') && new URL(origin ?? '').host === host)
      : site === 'same-origin';
  if (!own) {
    throw new ProblemError(403, 'This call was not made by a page of this site.', {
      kind: 'cross-site',
    });
  }
}
