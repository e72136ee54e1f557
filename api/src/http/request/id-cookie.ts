import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '@portico/sdk/rules/host-cookie';

/** 32 random bytes, base64url. */
const OPAQUE_ID = /^[A-Za-z0-9_-]{43}$/;

/** A random id of 256 bits. */
export const newOpaqueId = (): string => randomBytes(32).toString('base64url');

/** The stored form of an opaque id. It cannot be used as a cookie. */
export const hashOpaqueId = (id: string): string => createHash('sha256').update(id).digest('hex');

/** A cookie with an opaque id that scripts and other hosts cannot read. */
export class IdCookie {
  /**
   * @param name without prefix
   * @param maxAge lifetime in the browser, in seconds; undefined: until the browser is closed
   */
  constructor(
    private readonly name: string,
    private readonly maxAge?: number,
  ) {}

  /** Name of the cookie, with its prefix over https. */
  nameAt(secure: boolean): string {
    return hostCookie(this.name, secure);
  }

  /**
   * The value that the browser sent, not validated. Over https the name without prefix is
   * ignored, because another host of the domain could have set it.
   */
  sent(request: FastifyRequest, secure: boolean): string | undefined {
    return (request.cookies ?? {})[this.nameAt(secure)];
  }

  /** The id that the browser sent, if it is well-formed. */
  read(request: FastifyRequest, secure: boolean): string | undefined {
    const value = this.sent(request, secure);
    return value && OPAQUE_ID.test(value) ? value : undefined;
  }

  write(reply: FastifyReply, id: string, secure: boolean): void {
    void reply.setCookie(this.nameAt(secure), id, {
      ...attributes(secure),
      ...(this.maxAge !== undefined && { maxAge: this.maxAge }),
    });
  }

  clear(reply: FastifyReply, secure: boolean): void {
    void reply.clearCookie(this.nameAt(secure), attributes(secure));
  }
}

/** Lax, so that links from other sites open signed in; see `http/cross-site.ts`. */
const attributes = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

/** Valid for as long as a session can be. The database decides whether the session is valid. */
export const sessionCookie = new IdCookie('session', 30 * 24 * 3600);
