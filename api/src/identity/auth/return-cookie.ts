import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETURN_COOKIE, RETURN_SECONDS } from '@portico/sdk/contracts/session/sign-in';
import { returnPath } from './return-path.ts';

/** Stores the page that required sign-in, to return to it afterwards (spec 1 §4). */
export function rememberReturn(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): void {
  const path = returnPath(request.raw.url);
  if (!path) return;
  // Readable by scripts: the shell writes it for pages that it guards itself (spec 1 §2).
  void reply.setCookie(RETURN_COOKIE, path, {
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge: RETURN_SECONDS,
    encode: encodeURIComponent,
  });
}

/** Reads and clears the stored page. */
export function takeReturn(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const path = returnPath(request.cookies[RETURN_COOKIE]);
  if (path) void reply.clearCookie(RETURN_COOKIE, { path: '/' });
  return path;
}
