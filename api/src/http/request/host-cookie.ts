import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '@portico/sdk/rules/host-cookie';

/** Cookies without a secret. Those with one are an `IdCookie`. */

/**
 * The name without prefix counts, too: over http, from the proxy of `dev --against`, and from releases
 * of the shell that do not set the prefix.
 */
export const readHostCookie = ({ cookies }: FastifyRequest, name: string): string | undefined =>
  cookies[hostCookie(name, true)] ?? cookies[name];

/** @param cookie `value` is encoded for the header; `seconds` is the lifetime */
export function writeHostCookie(
  reply: FastifyReply,
  name: string,
  { value, seconds, httpOnly }: { value: string; seconds: number; httpOnly: boolean },
  secure: boolean,
): void {
  void reply.setCookie(hostCookie(name, secure), value, {
    ...{ path: '/', sameSite: 'lax', secure, maxAge: seconds, httpOnly },
    encode: encodeURIComponent,
  });
}

/** Deletes the cookie with either name. */
export function clearHostCookie(request: FastifyRequest, reply: FastifyReply, name: string): void {
  for (const secure of [true, false]) {
    const sent = hostCookie(name, secure);
    if (sent in request.cookies) void reply.clearCookie(sent, { path: '/', secure });
  }
}
