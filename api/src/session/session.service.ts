import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from 'shared/contracts/session/schema';
import { Config } from '../config/config.ts';
import { sessionIdOf } from './cookie.ts';
import { SessionRepository } from './session.repository.ts';

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');

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
    const id = sessionIdOf(request, this.config.secure);
    const user = id ? this.sessions.userOf(hashOf(id)) : Promise.resolve(undefined);
    this.asked.set(request, user);
    return user;
  }

  /** Starts a session. @returns the new opaque id for the cookie; only its hash is kept */
  async start(user: CurrentUser): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    await this.sessions.start(hashOf(id), user);
    return id;
  }

  /** Ends a session for good; a copy of its cookie is worth nothing afterwards. */
  async end(id: string): Promise<void> {
    await this.sessions.end(hashOf(id));
  }
}
