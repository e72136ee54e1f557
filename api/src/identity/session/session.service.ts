import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnSession } from 'shared/contracts/account/schema';
import type { CurrentUser } from 'shared/contracts/session/schema';
import { Config } from '../../core/config/config.ts';
import { browserOf } from './browser-name.ts';
import { hashOpaqueId, newOpaqueId, sessionCookie } from '../../http/id-cookie.ts';
import { SessionRepository } from './session.repository.ts';

/** Who a browser is signed in as. */
@Injectable()
export class SessionService {
  private readonly asked = new WeakMap<FastifyRequest, Promise<CurrentUser | undefined>>();

  constructor(
    private readonly config: Config,
    private readonly sessions: SessionRepository,
  ) {}

  /** The signed-in user of a request, or undefined; asked once per request. */
  userOf(request: FastifyRequest): Promise<CurrentUser | undefined> {
    const known = this.asked.get(request);
    if (known) return known;
    const id = sessionCookie.read(request, this.config.secure);
    const user = id ? this.sessions.userOf(hashOpaqueId(id)) : Promise.resolve(undefined);
    this.asked.set(request, user);
    return user;
  }

  /** Starts a session. @returns the new opaque id for the cookie; only its hash is kept */
  async start(user: CurrentUser, browser?: string): Promise<string> {
    const id = newOpaqueId();
    await this.sessions.start(hashOpaqueId(id), user, browser);
    return id;
  }

  /**
   * Signs the browser in under an id that it has never had: the one that it came with is dead
   * afterwards, so that nobody can plant a session (reference/threats.md row 36).
   */
  async signIn(request: FastifyRequest, reply: FastifyReply, user: CurrentUser): Promise<void> {
    const before = sessionCookie.read(request, this.config.secure);
    const id = await this.start(user, browserOf(request.headers['user-agent']));
    if (before) await this.end(before);
    sessionCookie.write(reply, id, this.config.secure);
  }

  /**
   * Signs the browser out.
   * @returns the id of the user whose last session this was, or undefined
   */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
    const id = sessionCookie.read(request, this.config.secure);
    sessionCookie.clear(reply, this.config.secure);
    return id && (await this.end(id));
  }

  /** A user's sessions; one is named by what is kept of its id, which is of no use as a cookie. */
  async list(userId: string, request: FastifyRequest): Promise<OwnSession[]> {
    const current = sessionCookie.read(request, this.config.secure);
    const currentHash = current && hashOpaqueId(current);
    const found = await this.sessions.of(userId);
    return found.map(({ idHash, ...session }) => ({
      id: idHash,
      ...session,
      isCurrent: idHash === currentHash,
    }));
  }

  /** @returns false where the user has no such session */
  endOwn(userId: string, id: string): Promise<boolean> {
    return this.sessions.endOwn(userId, id);
  }

  /** @returns how many ended */
  endAll(userId: string): Promise<number> {
    return this.sessions.endAll(userId);
  }

  /**
   * Ends a session for good; a copy of its cookie is worth nothing afterwards.
   * @returns the id of the user whose last session this was, or undefined
   */
  end(id: string): Promise<string | undefined> {
    return this.sessions.end(hashOpaqueId(id));
  }
}
