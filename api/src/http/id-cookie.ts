import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers take the `__Host-` prefix over https only; http is for localhost. */
const hostCookie = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

/** 32 random bytes, base64url. */
const OPAQUE_ID = /^[A-Za-z0-9_-]{43}$/;

/** A new id that nobody can guess: 256 bits. */
export const newOpaqueId = (): string => randomBytes(32).toString('base64url');

/** What is kept of an opaque id: whoever reads the database cannot use it. */
export const hashOpaqueId = (id: string): string => createHash('sha256').update(id).digest('hex');

/** An opaque id in a cookie that no script and no other host can read. */
export class IdCookie {
  /**
   * @param name without prefix
   * @param maxAge seconds after which the browser forgets it
   */
  constructor(
    private readonly name: string,
    private readonly maxAge: number,
  ) {}

  /** The name under which browsers send it. */
  nameAt(secure: boolean): string {
    return hostCookie(this.name, secure);
  }

  /**
   * The id that the browser sent, if it looks like one. Over https the plain name counts for
   * nothing: a sibling host could have planted it.
   */
  read(request: FastifyRequest, secure: boolean): string | undefined {
    const value = (request.cookies ?? {})[this.nameAt(secure)];
    return value && OPAQUE_ID.test(value) ? value : undefined;
  }

  write(reply: FastifyReply, id: string, secure: boolean): void {
    void reply.setCookie(this.nameAt(secure), id, {
      ...attributes(secure),
      maxAge: this.maxAge,
    });
  }

  clear(reply: FastifyReply, secure: boolean): void {
    void reply.clearCookie(this.nameAt(secure), attributes(secure));
  }
}

/** Lax, so that a link from elsewhere finds the person signed in; see `http/cross-site.ts`. */
const attributes = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

/** The session's cookie lives as long as a session can; the database decides how long it counts. */
export const sessionCookie = new IdCookie('session', 30 * 24 * 3600);
