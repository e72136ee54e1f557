import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnSession } from '@portico/sdk/contracts/account/schema';
import type { CurrentUser } from '@portico/sdk/contracts/session/schema';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { Config } from '../../core/config/config.ts';
import { browserOf } from './browser-name.ts';
import { hashOpaqueId, newOpaqueId, sessionCookie } from '../../http/request/id-cookie.ts';
import { SessionRepository, type SignInFacts, type ValidSession } from './session.repository.ts';

/** Sessions of browsers. */
@Injectable()
export class SessionService {
  private readonly lookups = new WeakMap<FastifyRequest, Promise<ValidSession | undefined>>();

  constructor(
    private readonly config: Config,
    private readonly sessions: SessionRepository,
  ) {}

  /** The session of a request, or undefined. Queried once per request. */
  of(request: FastifyRequest): Promise<ValidSession | undefined> {
    const cached = this.lookups.get(request);
    if (cached) return cached;
    const id = sessionCookie.read(request, this.config.secure);
    const session = id ? this.sessions.find(hashOpaqueId(id)) : Promise.resolve(undefined);
    this.lookups.set(request, session);
    return session;
  }

  /** The signed-in user of a request, or undefined. */
  async userOf(request: FastifyRequest): Promise<CurrentUser | undefined> {
    return (await this.of(request))?.user;
  }

  /** Starts a session. @returns the opaque id for the cookie; only its hash is stored */
  async start(user: CurrentUser, facts: SignInFacts = {}): Promise<string> {
    const id = newOpaqueId();
    await this.sessions.start(hashOpaqueId(id), user, facts);
    return id;
  }

  /**
   * Signs the browser in with a new session id. An id that the request contained is invalidated,
   * which prevents session fixation (docs/threats.md row 36).
   */
  async signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    user: CurrentUser,
    { secondFactor }: { secondFactor: boolean },
  ): Promise<void> {
    const before = sessionCookie.read(request, this.config.secure);
    const browser = browserOf(request.headers['user-agent']);
    const id = await this.start(user, { browser, secondFactor });
    if (before) await this.end(before);
    sessionCookie.write(reply, id, this.config.secure);
  }

  /**
   * Signs the browser out.
   * @returns the user's id when this was the last session, otherwise undefined
   */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
    const id = sessionCookie.read(request, this.config.secure);
    sessionCookie.clear(reply, this.config.secure);
    return id && (await this.end(id));
  }

  /** Sessions of a user. Their ids are hashes, which cannot be used as cookies. */
  async list(userId: string, request: FastifyRequest): Promise<OwnSession[]> {
    const current = sessionCookie.read(request, this.config.secure);
    const currentHash = current && hashOpaqueId(current);
    const found = await this.sessions.of(userId);
    return found.map(({ idHash, createdAt, seenAt, browser }) => ({
      id: idHash,
      createdAt,
      seenAt,
      browser,
      isCurrent: idHash === currentHash,
    }));
  }

  /** @returns false when the user has no such session */
  endOwn(userId: string, id: string): Promise<boolean> {
    return this.sessions.endOwn(userId, id);
  }

  /**
   * @param by who ends the sessions of somebody else, for the audit log
   * @returns the number of ended sessions
   */
  endAll(userId: string, by?: AuditActor): Promise<number> {
    return this.sessions.endAll(userId, by);
  }

  /**
   * Ends a session; copies of its cookie become invalid.
   * @returns the user's id when this was the last session, otherwise undefined
   */
  end(id: string): Promise<string | undefined> {
    return this.sessions.end(hashOpaqueId(id));
  }
}
