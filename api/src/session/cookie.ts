import type { FastifyRequest } from 'fastify';

/** Browsers take the `__Host-` prefix over https only; http is for localhost. */
const cookieName = (secure: boolean) => (secure ? '__Host-session' : 'session');

/** 32 random bytes, base64url. */
const SESSION_ID = /^[A-Za-z0-9_-]{43}$/;

/**
 * The opaque session id that the browser sent, if it looks like one. Over https the plain name
 * counts for nothing: a sibling host could have planted it.
 */
export function sessionIdOf(request: FastifyRequest, secure: boolean): string | undefined {
  const value = (request.cookies ?? {})[cookieName(secure)];
  return value && SESSION_ID.test(value) ? value : undefined;
}
