import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETURN_COOKIE, RETURN_SECONDS } from '@portico/sdk/contracts/session/sign-in';
import {
  clearHostCookie,
  readHostCookie,
  writeHostCookie,
} from '../../http/request/host-cookie.ts';
import { returnPath } from './return-path.ts';

/** Stores the page that required sign-in, to return to it afterwards (spec 1 §4). */
export function rememberReturn(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): void {
  const value = returnPath(request.raw.url);
  if (!value) return;
  // Readable by scripts: the shell writes it for pages that it guards itself (spec 1 §2).
  const cookie = { value, seconds: RETURN_SECONDS, httpOnly: false };
  writeHostCookie(reply, RETURN_COOKIE, cookie, secure);
}

/**
 * The page of this site to return to after a sign-in. The page that required it replaces the home page, and no other
 * requested page.
 */
export function takeDestination(
  request: FastifyRequest,
  reply: FastifyReply,
  requested: unknown,
): string {
  const own = returnPath(requested) ?? '/';
  return own === '/' ? (takeReturn(request, reply) ?? own) : own;
}

/** Reads and clears the stored page. */
function takeReturn(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const path = returnPath(readHostCookie(request, RETURN_COOKIE));
  clearHostCookie(request, reply, RETURN_COOKIE);
  return path;
}
