import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETURN_COOKIE, RETURN_SECONDS } from 'shared/contracts/session/sign-in';
import { ownPath } from 'shared/rules/own-path';

/** Remembers the page that somebody was turned away from, for after sign-in (spec 1 §4). */
export function rememberReturn(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): void {
  const path = ownPath(request.raw.url);
  if (!path) return;
  // Scripts of the shell write it too: where a page is guarded without a request (spec 1 §2).
  void reply.setCookie(RETURN_COOKIE, path, {
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge: RETURN_SECONDS,
    encode: encodeURIComponent,
  });
}

/** The remembered page, once. */
export function takeReturn(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const path = ownPath(request.cookies[RETURN_COOKIE]);
  if (path) void reply.clearCookie(RETURN_COOKIE, { path: '/' });
  return path;
}
