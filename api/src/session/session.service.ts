import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from 'shared/contracts/session/schema';
import { Config } from '../config/config.ts';
import { hashOpaqueId, newOpaqueId, sessionCookie } from './id-cookie.ts';
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
  async start(user: CurrentUser): Promise<string> {
    const id = newOpaqueId();
    await this.sessions.start(hashOpaqueId(id), user);
    return id;
  }

  /**
   * Signs the browser in under an id that it has never had: the one that it came with is dead
   * afterwards, so that nobody can plant a session (reference/threats.md row 36).
   */
  async signIn(request: FastifyRequest, reply: FastifyReply, user: CurrentUser): Promise<void> {
    const before = sessionCookie.read(request, this.config.secure);
    const id = await this.start(user);
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

  /**
   * Ends a session for good; a copy of its cookie is worth nothing afterwards.
   * @returns the id of the user whose last session this was, or undefined
   */
  end(id: string): Promise<string | undefined> {
    return this.sessions.end(hashOpaqueId(id));
  }
}
