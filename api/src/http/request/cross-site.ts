import type { FastifyRequest } from 'fastify';
import { sessionCookie } from './id-cookie.ts';
import { ProblemError } from '../problem/problem.ts';
import { changes } from './safe-methods.ts';

/**
 * Rejects state-changing requests with a session cookie that no page of this origin has sent.
 * `Sec-Fetch-Site` decides. `Origin` is the fallback for browsers without it: it has to be
 * `PUBLIC_ORIGIN`, because a forged `Host` would match any other. A request with neither is rejected.
 * Another origin of the same site counts as foreign.
 * @throws ProblemError 403
 */
export function rejectCrossSite(request: FastifyRequest, publicOrigin: string): void {
  const secure = publicOrigin.startsWith('https://');
  if (!changes(request) || !sessionCookie.read(request, secure)) return;
  const site = request.headers['sec-fetch-site'];
  const own = site === undefined ? request.headers.origin === publicOrigin : site === 'same-origin';
  if (!own) {
    throw new ProblemError(
      403,
      'Cross-site request rejected: only pages of this site may send it.',
      {
        kind: 'cross-site',
      },
    );
  }
}
